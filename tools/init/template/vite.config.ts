import react from '@vitejs/plugin-react';
import { saaristo } from 'saaristo/vite';
import { defineConfig } from 'vitest/config';

// The first site and the first language are the defaults. Repeat both lists in saaristo.d.ts.
export default defineConfig({
  plugins: [
    saaristo({
      sites: ['main'],
      languages: { en: 'en-GB', fi: 'fi-FI' },
    }),
    react(),
  ],
  test: { environment: 'jsdom' },
});
