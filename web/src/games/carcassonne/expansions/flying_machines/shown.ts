/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */

declare module '../../../../generated/protocol' {
  interface EventData {
    face?: number;
  }
}

export {};
