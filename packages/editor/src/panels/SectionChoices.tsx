import { useEditor } from '../context.ts';
import { createSyncedBlock } from '../model/page.ts';
import { announce } from './focus.ts';
import { useBlockActions } from './use-blocks.ts';
import { useSectionRows, useSectionStore } from './use-sections.ts';

/**
 * Lists the saved sections that the page can show. Each is inserted synced or as a copy.
 * @param words lower-case words that the names contain
 */
export function SectionChoices({ words, onDone }: { words: readonly string[]; onDone: () => void }) {
  const { api, t } = useEditor();
  const { place } = useSectionStore();
  const actions = useBlockActions();
  const found = useSectionRows().filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  if (found.length === 0) return null;

  const insertCopy = async (id: number): Promise<void> => {
    try {
      actions.insertBlocks(structuredClone((await api.section(id, place)).blocks));
      onDone();
    } catch {
      announce(t.failed);
    }
  };
  return (
    <section>
      <h2>{t.sections}</h2>
      <ul className="ed-sections">
        {found.map(({ id, name, state, site, siteName, language }) => (
          <li key={id}>
            <p>
              {name}{' '}
              <span className="ed-muted">
                {[
                  site !== place.site && (siteName ?? site),
                  language !== place.language && (t.translation.names[language] ?? language),
                  state === 'draft' && t.states.draft,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            <div className="ed-row">
              <button
                type="button"
                aria-label={`${t.insertSynced}: ${name}`}
                onClick={() => {
                  actions.insertBlocks([createSyncedBlock(id)]);
                  onDone();
                }}
              >
                {t.insertSynced}
              </button>
              <button
                type="button"
                aria-label={`${t.insertCopy}: ${name}`}
                onClick={() => void insertCopy(id)}
              >
                {t.insertCopy}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
