import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { facts } from './workshop/facts.ts';

/** Storybook's own configuration, since the product's writes dist/. */
export default defineConfig({ publicDir: false, plugins: [react(), facts()] });
