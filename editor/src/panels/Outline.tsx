import { use, useEffect, useRef } from 'react';
import type { Block } from '../contract.ts';
import { useEditor } from '../context.ts';
import { toBlock, COMPUTED, toPuckData, toItem } from '../model/page.ts';
import { getTitle } from '../model/catalogue.ts';
import { focusSelected } from './focus.ts';
import { ProblemsContext } from './use-problems.ts';
import { useBlockActions, useBlocks } from './use-blocks.ts';

const CLIPBOARD = 'saaristo-editor:block';

/** Lists the blocks of the page. Makes everything that dragging does available by keyboard and to screen readers. */
export function Outline() {
  const { catalogue, t } = useEditor();
  const { items, selected } = useBlocks();
  const actions = useBlockActions();
  const problems = use(ProblemsContext);
  /** Whether nothing is selected, or a block that cannot be removed or copied. */
  const isFixed = selected < 0 || items[selected]?.type === COMPUTED;
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const copy = (index: number): void => {
    const item = items[index];
    if (item) localStorage.setItem(CLIPBOARD, JSON.stringify(toBlock(item)));
  };
  const paste = (): void => {
    const json = localStorage.getItem(CLIPBOARD);
    if (!json) return;
    const { content } = toPuckData({ title: '', description: '', blocks: [JSON.parse(json) as Block] });
    actions.insert(content.map(toItem));
  };

  return (
    <section className="ed-outline" aria-labelledby="ed-outline-title">
      <h2 id="ed-outline-title">{t.outline}</h2>
      {items.length === 0 && <p className="ed-muted">{t.emptyPage}</p>}
      <ol ref={list}>
        {items.map(({ type, props }, index) => {
          const wrong = problems.get(props.id) ?? [];
          return (
            <li key={props.id}>
              <button
                type="button"
                className="ed-outline-block"
                aria-pressed={index === selected}
                onClick={() => actions.select(index === selected ? -1 : index)}
                onKeyDown={(event) => {
                  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                  if (by === undefined) return;
                  event.preventDefault();
                  if (event.altKey) actions.move(index, index + by);
                  else if (items[index + by]) actions.select(index + by);
                  focusSelected();
                }}
              >
                {getTitle(type, catalogue, t)}
              </button>
              {wrong.length > 0 && (
                <span
                  className="ed-badge"
                  role="img"
                  aria-label={t.problems}
                  title={wrong.map(({ message }) => message).join(' ')}
                >
                  !
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <div className="ed-row" role="group" aria-label={t.blocks}>
        <button
          type="button"
          aria-disabled={selected < 1}
          onClick={() => actions.move(selected, selected - 1)}
        >
          {t.moveUp}
        </button>
        <button
          type="button"
          aria-disabled={selected < 0 || selected >= items.length - 1}
          onClick={() => actions.move(selected, selected + 1)}
        >
          {t.moveDown}
        </button>
        <button type="button" disabled={isFixed} onClick={() => actions.duplicate(selected)}>
          {t.duplicate}
        </button>
        <button type="button" disabled={isFixed} onClick={() => copy(selected)}>
          {t.copy}
        </button>
        <button type="button" onClick={paste}>
          {t.paste}
        </button>
        <button type="button" disabled={isFixed} onClick={() => actions.remove(selected)}>
          {t.remove}
        </button>
      </div>
    </section>
  );
}
