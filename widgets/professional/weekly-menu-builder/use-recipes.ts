import { useCallback, useEffect } from 'react';
import { getMenuRecipes } from '#api/menus.ts';
import type { MenuRecipe } from '#lib/menu.ts';
import { useRequest, type RequestState } from '#ui/use-request.ts';

/** What there is to choose from. */
export interface Recipes {
  request: RequestState<readonly MenuRecipe[]>;
  /** Asks again after a failure. */
  retry: () => void;
}

/** The recipes of the site (MNU-03, API-54), asked for along with the menu. */
export function useRecipes(): Recipes {
  const request = useRequest<readonly MenuRecipe[]>();
  const { run } = request;
  const ask = useCallback(() => run(getMenuRecipes), [run]);
  useEffect(ask, [ask]);
  return { request, retry: ask };
}
