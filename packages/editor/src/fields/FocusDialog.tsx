import { useEffect, useId, useState } from 'react';
import type { Picture } from '../contract.ts';
import { describeError } from '../api.ts';
import { useEditor } from '../context.ts';
import { announce } from '../panels/focus.ts';
import { Dialog } from '../panels/Dialog.tsx';
import { Failure } from './Failure.tsx';

const toPercent = (part: number): number => Math.round(part * 100);
const clamp = (part: number): number => Math.min(1, Math.max(0, part));

/** Returns the id of a picture of the media library by its address, or undefined for other addresses. */
export function findLibraryId(url: string): number | undefined {
  const [, id] = /^\/media\/library\/(\d+)\//.exec(url) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Returns the focal point that an address names (`.focus-x3-y9.`); the center if it names none. */
function readFocus(url: string): Picture['focus'] {
  const [, x = '5', y = '5'] = /\.focus-x(\d+)-y(\d+)\./.exec(url) ?? [];
  return { x: clamp(Number(x) / 10), y: clamp(Number(y) / 10) };
}

/** A dialog that sets the focal point of one use of a picture by a click or by numbers. The address has the point. */
export function FocusDialog({
  pictureId,
  url,
  onSaved,
  onClose,
}: {
  pictureId: number;
  /** Address of this use. */
  url: string;
  /** Receives the new address of the picture. */
  onSaved: (url: string) => void;
  onClose: () => void;
}) {
  const { api, t } = useEditor();
  const id = useId();
  const [picture, setPicture] = useState<Picture>();
  const [focus, setFocus] = useState(() => readFocus(url));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    api.picture(pictureId).then(
      (found) => {
        if (!isCurrent) return;
        setPicture(found);
        // A server may keep the point of a picture outside of its address.
        if (found.url === url) setFocus(found.focus);
      },
      (error: unknown) => isCurrent && setFailure(describeError(error, t)),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, pictureId, url, t]);

  const save = async (): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    try {
      onSaved((await api.setFocus(pictureId, focus)).url);
      announce(t.focusSaved);
      onClose();
    } catch (error) {
      setFailure(describeError(error, t));
      setSaving(false);
    }
  };
  const renderNumber = (key: 'x' | 'y', label: string) => (
    <div className="ed-field">
      <label htmlFor={`${id}-${key}`}>{label}</label>
      <input
        id={`${id}-${key}`}
        type="number"
        min={0}
        max={100}
        value={toPercent(focus[key])}
        onChange={({ target }) => setFocus({ ...focus, [key]: clamp((target.valueAsNumber || 0) / 100) })}
      />
    </div>
  );
  return (
    <Dialog title={t.focusPoint} onClose={onClose}>
      <p>{t.focusLead}</p>
      {picture && (
        <form
          className="ed-stack"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <button
            type="button"
            className="ed-focus"
            aria-label={t.focusPick}
            onClick={({ clientX, clientY, currentTarget, detail }) => {
              // A click by keyboard has no position; keyboard users enter numbers.
              if (detail === 0) return;
              const box = currentTarget.getBoundingClientRect();
              setFocus({
                x: clamp((clientX - box.left) / box.width),
                y: clamp((clientY - box.top) / box.height),
              });
            }}
          >
            <img src={`${picture.url}?width=640`} alt="" width={picture.width} height={picture.height} />
            <span style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
          </button>
          <div className="ed-row">
            {renderNumber('x', t.focusX)}
            {renderNumber('y', t.focusY)}
          </div>
          <button type="submit" className="ed-primary" aria-disabled={isSaving}>
            {t.setFocus}
          </button>
        </form>
      )}
      <Failure text={failure} />
    </Dialog>
  );
}
