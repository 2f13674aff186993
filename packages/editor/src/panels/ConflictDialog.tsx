import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { toText } from 'saaristo/form';
import { BlockView } from '../canvas/BlockView.tsx';
import { BLOCK, widenRules } from '../canvas/layout.ts';
import { useEditor } from '../context.ts';
import type { Block, PageDetails } from '../contract.ts';
import { getTitle } from '../model/catalogue.ts';
import { getType } from '../model/differences.ts';
import type { Both, MergedPage, MergedPart, PageField, Side } from '../model/merge.ts';
import { createItem, toItem, toPuckData } from '../model/page.ts';
import { describeField, toFieldPath } from '../model/slots.ts';
import { Dialog } from './Dialog.tsx';

interface ConflictDialogProps {
  merged: MergedPage;
  /** The editor who saved the other version. */
  savedBy: string;
  /** Receives the choice for each part that clashes. */
  onResolve: (choose: (part: MergedPart) => Side) => void;
  onClose: () => void;
}

const SIDES = ['mine', 'theirs'] as const;

/** The key of each field's title. */
const FIELD_TITLES = {
  title: 'title',
  description: 'description',
  share: 'sharePicture',
  searchTitle: 'searchTitle',
  canonical: 'canonical',
  unlisted: 'unlisted',
} as const satisfies Record<PageField, string>;

/** A dialog for parts that two editors have changed differently: shows both versions and asks which one to keep. */
export function ConflictDialog({ merged, savedBy, onResolve, onClose }: ConflictDialogProps) {
  const { catalogue, t } = useEditor();
  const [chosen, setChosen] = useState<ReadonlyMap<MergedPart, Side>>(new Map());
  const choose = (part: MergedPart) => (side: Side) => setChosen(new Map([...chosen, [part, side]]));
  const getSide = (part: MergedPart): Side => chosen.get(part) ?? 'mine';

  return (
    <Dialog title={t.conflictTitle} onClose={onClose}>
      <p>{t.conflictLead(savedBy)}</p>
      <div className="ed-conflicts">
        {(Object.keys(merged.fields) as PageField[]).map((part) => (
          <Choice<PageDetails[PageField]>
            key={part}
            title={t[FIELD_TITLES[part]]}
            both={merged.fields[part]!}
            side={getSide(part)}
            onChoose={choose(part)}
          >
            {(value) => <FieldValue value={value} />}
          </Choice>
        ))}
        {merged.blocks.map((both, index) => {
          const block = both.mine ?? both.theirs;
          if (!block) return null;
          const item = createItem(block, '');
          return (
            <Choice
              key={index}
              title={getTitle(getType(block), catalogue, t)}
              both={both}
              side={getSide(index)}
              onChoose={choose(index)}
            >
              {(shown, side) =>
                shown === undefined ? (
                  t.removed
                ) : (
                  <>
                    <RenderedBlock block={shown} />
                    <ul>
                      {both.clashes.map((one) => {
                        const path = toFieldPath(one.path);
                        const value = one[side];
                        const text = typeof value === 'object' ? '' : toText(value);
                        return (
                          path.length > 0 && (
                            <li key={path.join()}>
                              {describeField(item, path, catalogue, t)}
                              {text && `: ${text}`}
                            </li>
                          )
                        );
                      })}
                    </ul>
                  </>
                )
              }
            </Choice>
          );
        })}
      </div>
      <div className="ed-row">
        <button type="button" className="ed-primary" onClick={() => onResolve(getSide)}>
          {t.save}
        </button>
        <button type="button" onClick={() => onResolve(() => 'mine')}>
          {t.keepMine}
        </button>
        <button type="button" onClick={() => onResolve(() => 'theirs')}>
          {t.takeTheirs}
        </button>
      </div>
    </Dialog>
  );
}

/** A version of a field: a text, a switch, or a picture with its text. */
function FieldValue({ value }: { value: PageDetails[PageField] }) {
  const { t } = useEditor();
  if (!value) return t.removed;
  if (typeof value === 'string') return value;
  if (value === true) return t.yes;
  return (
    <>
      <img className="ed-conflict-picture" src={value.url} alt="" /> {value.alt || value.url}
    </>
  );
}

/** Both versions of a part as radio buttons. Renders nothing if they do not clash. */
function Choice<Value>({
  title,
  both,
  side,
  onChoose,
  children,
}: {
  title: string;
  both: Both<Value>;
  side: Side;
  onChoose: (side: Side) => void;
  /** Renders a version. */
  children: (value: Value, side: Side) => React.ReactNode;
}) {
  const { t } = useEditor();
  const name = useId();
  if (both.clashes.length === 0) return null;
  return (
    <fieldset>
      <legend>{title}</legend>
      {SIDES.map((one) => (
        <div key={one}>
          <label>
            <input type="radio" name={name} checked={side === one} onChange={() => onChoose(one)} /> {t[one]}
          </label>
          <div className="ed-conflict-version">{children(both[one], one)}</div>
        </div>
      ))}
    </fieldset>
  );
}

/** Width of the page in which a block is rendered, in CSS pixels. */
const PAGE_WIDTH = 800;
/** The block is shown at this scale. */
const SCALE = 0.45;
/** Limits of the page's height, in CSS pixels. */
const MIN_HEIGHT = 120;
const MAX_HEIGHT = 900;
/** Space below the block, in CSS pixels. */
const MARGIN = 24;

/** Renders a block in an inert page of its own. */
function RenderedBlock({ block }: { block: Block }) {
  const { addresses, catalogue, t } = useEditor();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(MIN_HEIGHT);
  const [item] = useState(() =>
    toItem(toPuckData({ title: '', description: '', blocks: [block] }).content[0]!),
  );
  const title = getTitle(item.type, catalogue, t);

  const setUp = ({ contentDocument }: HTMLIFrameElement): void => {
    const canvas = contentDocument?.getElementById('canvas');
    const main = canvas?.closest('main');
    if (!canvas || !main) return;
    contentDocument!.body.replaceChildren(main);
    widenRules(contentDocument!);
    const measure = (): void => {
      const bottom = (main.querySelector(BLOCK)?.getBoundingClientRect().bottom ?? 0) + MARGIN;
      setHeight(Math.max(MIN_HEIGHT, Math.min(MAX_HEIGHT, bottom)));
    };
    new ResizeObserver(measure).observe(main);
    setPlace(canvas);
  };
  return (
    <div className="ed-rendered" style={{ height: height * SCALE }}>
      {/* The document has this origin and runs the page's own scripts; a sandbox that allows both would not protect anything. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={title}
        src={addresses.canvas}
        tabIndex={-1}
        inert
        style={{ width: PAGE_WIDTH, height, transform: `scale(${SCALE})` }}
        onLoad={({ currentTarget }) => setUp(currentTarget)}
      />
      {place &&
        createPortal(
          <BlockView
            {...item.props}
            type={item.type}
            load="eager"
            title={title}
            placement={catalogue.get(item.type)?.placement}
            dragRef={null}
          />,
          place,
        )}
    </div>
  );
}
