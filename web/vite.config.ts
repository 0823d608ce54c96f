import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // The server serves the page at its root: bastide/table/page is where it looks for it.
  base: '/',
  build: {
    outDir: '../src/bastide/table/page',
    emptyOutDir: true,
  },
  // `npm run dev` beside a running `bastide play`.
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
  },
});
