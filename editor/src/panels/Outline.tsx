import { useEffect, useRef } from 'react';
import { useEditor } from '../context.ts';
import { blockOf, blockId, dataOf, type Block } from '../model/page.ts';
import { problemsOf } from '../model/check.ts';
import { titleOf } from './titles.ts';
import { useBlockActions, useBlocks } from './use-blocks.ts';

const CLIPBOARD = 'saaristo-editor:block';

/** The blocks of the page as a list: the way to everything that can be done by dragging, for the keyboard and for who does not see the page. */
export function Outline() {
  const { catalogue, t } = useEditor();
  const { items, selected } = useBlocks();
  const actions = useBlockActions();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const copy = (index: number): void => {
    const item = items[index];
    if (item) localStorage.setItem(CLIPBOARD, JSON.stringify(blockOf(item as never)));
  };
  const paste = (): void => {
    const json = localStorage.getItem(CLIPBOARD);
    if (!json) return;
    const { content } = dataOf({ title: '', description: '', blocks: [JSON.parse(json) as Block] });
    actions.insert(content.map((item) => ({ ...item, props: { ...item.props, id: blockId() } })) as never);
  };

  return (
    <section className="ed-outline" aria-labelledby="ed-outline-title">
      <h2 id="ed-outline-title">{t.outline}</h2>
      {items.length === 0 && <p className="ed-muted">{t.emptyPage}</p>}
      <ol ref={list}>
        {items.map(({ type, props }, index) => {
          const widget = catalogue.get(type);
          const isWrong =
            typeof props.value === 'object' &&
            (!widget || problemsOf(widget.props, props.value, t).length > 0);
          return (
            <li key={props.id}>
              <button
                type="button"
                className="ed-outline-block"
                aria-pressed={index === selected}
                onClick={() => actions.select(index === selected ? -1 : index)}
              >
                {titleOf(type, catalogue, t)}
              </button>
              {isWrong && (
                <span className="ed-badge" role="img" aria-label={t.problems} title={t.problems}>
                  !
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <div className="ed-row" role="group" aria-label={t.blocks}>
        <button type="button" disabled={selected < 1} onClick={() => actions.move(selected, selected - 1)}>
          {t.moveUp}
        </button>
        <button
          type="button"
          disabled={selected < 0 || selected >= items.length - 1}
          onClick={() => actions.move(selected, selected + 1)}
        >
          {t.moveDown}
        </button>
        <button type="button" disabled={selected < 0} onClick={() => actions.duplicate(selected)}>
          {t.duplicate}
        </button>
        <button type="button" disabled={selected < 0} onClick={() => copy(selected)}>
          {t.copy}
        </button>
        <button type="button" onClick={paste}>
          {t.paste}
        </button>
        <button type="button" disabled={selected < 0} onClick={() => actions.remove(selected)}>
          {t.remove}
        </button>
      </div>
    </section>
  );
}
