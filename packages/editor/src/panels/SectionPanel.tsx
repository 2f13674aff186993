import { useEffect, useState } from 'react';
import { describeError } from '../api.ts';
import type { Block, PageId, Use } from '../contract.ts';
import { useEditor } from '../context.ts';
import { getSectionId } from '../model/sections.ts';
import type { Item } from './use-blocks.ts';
import { useSection, useSectionStore } from './use-sections.ts';

/** Lists the pages that use a section, except the one that is edited. */
export function SectionUses({ id }: { id: PageId }) {
  const { addresses, api, settings, t } = useEditor();
  const [uses, setUses] = useState<readonly Use[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    api.uses(id).then(
      (found) => isCurrent && setUses(found.filter((use) => use.id !== settings.pageId)),
      (error: unknown) => isCurrent && setFailure(describeError(error, t)),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, id, settings.pageId, t]);
  if (failure !== undefined) return <p className="ed-error">{failure}</p>;
  if (!uses) return <p className="ed-muted">{t.loading}</p>;
  return (
    <section className="ed-uses" aria-labelledby="ed-uses-title">
      <h3 id="ed-uses-title">{id === settings.pageId ? t.usedOn(uses.length) : t.alsoUsedOn(uses.length)}</h3>
      <ul>
        {uses.map((use) => (
          <li key={use.id}>
            <a href={addresses.page(use.id)} target="_blank" rel="noreferrer">
              {use.title || use.path}
            </a>{' '}
            <span className="ed-muted">
              {use.path}
              {!use.isPublished && ` · ${t.states.draft}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The settings of a synced section: where it is edited, where it is used, and how it is detached. */
export function SectionPanel({
  item,
  onReplace,
}: {
  item: Item;
  onReplace: (blocks: readonly Block[]) => void;
}) {
  const { addresses, t } = useEditor();
  const id = getSectionId(item.props.value);
  const { place } = useSectionStore();
  const section = useSection(id);
  if (section === undefined) return <p className="ed-muted">{t.loading}</p>;
  if (section === null) return null;
  return (
    <>
      <p>
        <strong>{section.name}</strong>
        <br />
        <span className="ed-muted">{t.states[section.state]}</span>
      </p>
      {section.language !== place.language && (
        <p className="ed-notice">
          {t.sectionInLanguage(t.translation.names[section.language] ?? section.language)}
        </p>
      )}
      <div className="ed-row">
        <a className="ed-button" href={addresses.page(section.id)} target="_blank" rel="noreferrer">
          {t.editSection}
        </a>
        <button type="button" onClick={() => onReplace(section.blocks)}>
          {t.detach}
        </button>
      </div>
      <p className="ed-help">{t.detachHint}</p>
      <SectionUses id={section.id} />
    </>
  );
}
