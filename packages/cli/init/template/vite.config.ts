import react from '@vitejs/plugin-react';
import { saaristo } from 'saaristo/vite';
import { defineConfig } from 'vitest/config';
import { languages, sites } from './estate.ts';

export default defineConfig({
  plugins: [saaristo({ sites, languages }), react()],
  test: { environment: 'jsdom' },
});
