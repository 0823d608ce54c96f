/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */

declare module '../../../../generated/carcassonne' {
  interface View {
    mage?: Place | null;
    witch?: Place | null;
  }
}

export {};
