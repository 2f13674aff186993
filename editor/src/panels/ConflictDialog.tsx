import { useState } from 'react';
import { useEditor } from '../context.ts';
import { findDifferences } from '../model/differences.ts';
import type { Block, Page, PageDetails } from '../contract.ts';
import { Dialog } from './Dialog.tsx';
import { getTitle } from '../model/catalogue.ts';

interface ConflictDialogProps {
  mine: PageDetails;
  theirs: Page;
  /** Receives the merged page. */
  onResolve: (details: PageDetails) => void;
  onClose: () => void;
}

/** A dialog for a page that two editors have saved: chooses which version of each block to keep. Nothing is overwritten before. */
export function ConflictDialog({ mine, theirs, onResolve, onClose }: ConflictDialogProps) {
  const { catalogue, t } = useEditor();
  const all = findDifferences(theirs.blocks, mine.blocks);
  const [kept, setKept] = useState<readonly ('mine' | 'theirs')[]>(() => all.map(() => 'mine'));
  const resolve = (choices: readonly ('mine' | 'theirs')[], details: PageDetails): void => {
    const { title, description, unlisted } = details;
    const blocks = all.flatMap(
      ({ before, after }, index) => (choices[index] === 'mine' ? after : before) ?? [],
    );
    onResolve({ title, description, ...(unlisted && { unlisted }), blocks });
  };
  const resolveAll = (whose: 'mine' | 'theirs'): void =>
    resolve(Array(all.length).fill(whose) as (typeof whose)[], whose === 'mine' ? mine : theirs);
  const formatBlock = (block: Block | undefined): string =>
    block === undefined ? '–' : 'html' in block ? block.html : JSON.stringify(block.props, null, 1);

  return (
    <Dialog title={t.conflictTitle} onClose={onClose}>
      <p>{t.conflictLead(theirs.savedBy ?? '–')}</p>
      <div className="ed-conflicts">
        {all.map(({ kind, before, after }, index) => {
          if (kind === 'same') return null;
          const block = after ?? before;
          const type = block && ('html' in block ? '#html' : block.widget);
          const choose = (whose: 'mine' | 'theirs'): void => setKept(kept.with(index, whose));
          return (
            <fieldset key={index}>
              <legend>{type && getTitle(type, catalogue, t)}</legend>
              {(['mine', 'theirs'] as const).map((whose) => (
                <label key={whose}>
                  <input
                    type="radio"
                    name={`conflict-${index}`}
                    checked={kept[index] === whose}
                    onChange={() => choose(whose)}
                  />{' '}
                  {t[whose]}
                  {/* A scrollable element has to be reachable by keyboard. */}
                  {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
                  <pre tabIndex={0}>{formatBlock(whose === 'mine' ? after : before)}</pre>
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
      <div className="ed-row">
        <button type="button" className="ed-primary" onClick={() => resolve(kept, mine)}>
          {t.save}
        </button>
        <button type="button" onClick={() => resolveAll('mine')}>
          {t.keepMine}
        </button>
        <button type="button" onClick={() => resolveAll('theirs')}>
          {t.takeTheirs}
        </button>
      </div>
    </Dialog>
  );
}
