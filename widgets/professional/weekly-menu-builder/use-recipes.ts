import { useEffect, useState } from 'react';
import { isAborted } from '#api/http.ts';
import { getMenuRecipes } from '#api/menus.ts';
import type { MenuRecipe } from '#lib/menu.ts';

/** What there is to choose from, or how far the asking is. */
export interface Recipes {
  list: readonly MenuRecipe[] | 'loading' | 'failed';
  /** Asks again after a failure. */
  retry: () => void;
}

/** The recipes of the site (MNU-03, API-54), asked for along with the menu. */
export function useRecipes(): Recipes {
  const [list, setList] = useState<Recipes['list']>('loading');
  const isLoading = list === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    getMenuRecipes(controller.signal).then(setList, (error: unknown) => {
      if (!isAborted(error)) setList('failed');
    });
    return () => controller.abort();
  }, [isLoading]);
  return { list, retry: () => setList('loading') };
}
