import { useEditor } from '../context.ts';
import { useLayouts } from './use-layouts.ts';

/**
 * Lists the layouts. A press adds the blocks of one.
 * @param words lower-case words that titles or descriptions contain
 */
export function LayoutChoices({ words, onDone }: { words: readonly string[]; onDone: () => void }) {
  const { settings, t } = useEditor();
  const addLayout = useLayouts();
  const found = settings.layouts.filter(({ title, description }) =>
    words.every((word) => `${title} ${description}`.toLowerCase().includes(word)),
  );
  if (found.length === 0) return null;
  return (
    <section>
      <h2>{t.layouts}</h2>
      <ul className="ed-sections">
        {found.map((layout) => (
          <li key={layout.name}>
            <p id={`about-layout-${layout.name}`} className="ed-muted">
              {layout.description}
            </p>
            <button
              type="button"
              aria-describedby={`about-layout-${layout.name}`}
              onClick={() => void addLayout(layout).then(onDone)}
            >
              {layout.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
