import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '#lib/composing.ts';
import { useTexts } from '#island/context.ts';
import type { MenuRecipe } from '#schemas/menu.ts';
import { Button } from '#ui/Button.tsx';
import { Picture } from '#ui/card/Picture.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { messages } from './messages.ts';
import styles from './RecipeDialog.module.css';
import type { Recipes } from './use-recipes.ts';

interface Props {
  open: boolean;
  recipes: Recipes;
  onChoose: (recipe: MenuRecipe) => void;
  onClose: () => void;
}

/** Maximum number of recipes shown; the search finds the others. */
const MOST_SHOWN = 100;

const matches = ({ header }: MenuRecipe, words: readonly string[]): boolean => {
  const text = header.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** A dialog that chooses one of the site's recipes from a list with a search (MNU-07). */
export function RecipeDialog({ open, recipes: { request, retry }, onChoose, onClose }: Props) {
  const t = useTexts(messages);
  const { status, answer } = request;
  return (
    <Dialog open={open} onClose={onClose} title={t('chooseRecipe')}>
      {status === 'ready' ? (
        <Choices list={answer} onChoose={onChoose} />
      ) : status === 'failed' ? (
        <div className={styles.failed}>
          <p role="alert">{t('recipesFailed')}</p>
          <Button variant="secondary" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <p role="status">{t('recipesLoading')}</p>
      )}
    </Dialog>
  );
}

interface ChoicesProps {
  list: readonly MenuRecipe[];
  onChoose: (recipe: MenuRecipe) => void;
}

/** Focuses the search field, both if it is rendered when the dialog opens and if it is rendered later. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
  input?.focus();
}

/** An editable combobox with a list that is always open. Arrow keys move through the list, Enter chooses the active option. */
function Choices({ list, onChoose }: ChoicesProps) {
  const t = useTexts(messages);
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const options = useRef<HTMLDivElement>(null);
  const words = useDeferredValue(query).toLowerCase().split(/\s+/).filter(Boolean);
  const found = list.filter((recipe) => matches(recipe, words)).slice(0, MOST_SHOWN);

  useEffect(() => {
    options.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  function onKeyDown(event: KeyboardEvent): void {
    const { key, nativeEvent } = event;
    // Enter ends the composition.
    if (isComposing(nativeEvent)) return;
    const chosen = found[active];
    if (key === 'Enter' && chosen) onChoose(chosen);
    else if (key === 'ArrowDown') setActive((active + 1) % Math.max(1, found.length));
    else if (key === 'ArrowUp') setActive(active <= 0 ? found.length - 1 : active - 1);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.choices}>
      <label className={styles.label} htmlFor={`${id}-search`}>
        {t('searchRecipes')}
      </label>
      <input
        ref={takeFocus}
        id={`${id}-search`}
        className={styles.search}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.count}>
        {found.length === 0 ? t('noRecipes') : t('recipesFound', { count: found.length })}
      </p>
      <div
        ref={options}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('chooseRecipe')}
        className={styles.options}
      >
        {found.map((recipe, at) => (
          <button
            key={`${recipe.header} ${recipe.link}`}
            type="button"
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            onClick={() => onChoose(recipe)}
          >
            <Picture image={recipe.image} shape="landscape" className={styles.picture} />
            <span className={styles.header}>{recipe.header}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
