import { useCallback, useEffect } from 'react';
import { getMenuRecipes } from '#api/menus.ts';
import type { MenuRecipe } from '#schemas/menu.ts';
import { useRequest, type RequestState } from '#ui/use-request.ts';

/** The recipes to choose from. */
export interface Recipes {
  request: RequestState<readonly MenuRecipe[]>;
  /** Repeats the call after a failure. */
  retry: () => void;
}

/** Loads the recipes of the site at the same time as the menu (MNU-03, API-54). */
export function useRecipes(): Recipes {
  const request = useRequest<readonly MenuRecipe[]>();
  const { run } = request;
  const ask = useCallback(() => run(getMenuRecipes), [run]);
  useEffect(ask, [ask]);
  return { request, retry: ask };
}
