import { afterEach, vi } from 'vitest';

/** Takes back the fake clock, spies and stubs after each test, also after one that fails or times out. */
export const restoreAfterEach = (): void =>
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
