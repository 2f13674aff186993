import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { testWindow } from '../stories/test-window.ts';

testWindow.resize = (width, height) => page.viewport(width, height);
testWindow.chunksLoaded = () => vi.dynamicImportSettled();
