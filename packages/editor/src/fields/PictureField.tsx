import { useCallback, useId, useRef, useState } from 'react';
import {
  changePicture,
  findEmbeddedFormat,
  hasAlt,
  joinPath,
  type PictureValue,
  readPicture,
} from 'saaristo/form';
import type { Picture } from '../contract.ts';
import { useEditor } from '../context.ts';
import { AddPictureForm, AltField, toPictureValue } from './AddPicture.tsx';
import { type Choice, ChooseDialog } from './ChooseDialog.tsx';
import { FocusDialog, findLibraryId } from './FocusDialog.tsx';
import type { GroupProps } from './field.ts';

interface PictureChoice extends Choice {
  picture: Picture;
}

/** A field for a picture from the media library or by address, with its alternative text. */
export function PictureField(props: Omit<GroupProps, 'renderField'>) {
  const { schema, value, onChange, path, label, words, described, isRequired } = props;
  const { features, t } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const [isFocusing, setFocusing] = useState(false);
  const { url, ...alt } = readPicture(value);
  const pictureId = findLibraryId(url);
  const format = findEmbeddedFormat(url);
  const formatId = useId();
  const input = useRef<HTMLInputElement>(null);
  const change = (next: PictureValue): void => onChange(changePicture(schema, value, next, isRequired));
  return (
    <fieldset className="ed-group ed-picture" data-path={joinPath(path)}>
      <legend>{label}</legend>
      {words}
      {url !== '' && <img src={url} alt="" />}
      {features.has('media') && (
        <button type="button" aria-label={`${t.choosePicture}: ${label}`} onClick={() => setOpen(true)}>
          {t.choosePicture}
        </button>
      )}
      {features.has('focus') && pictureId !== undefined && (
        <button type="button" aria-label={`${t.focusPoint}: ${label}`} onClick={() => setFocusing(true)}>
          {t.focusPoint}
        </button>
      )}
      {isFocusing && pictureId !== undefined && (
        <FocusDialog
          pictureId={pictureId}
          url={url}
          onSaved={(next) => change({ url: next, ...alt })}
          onClose={() => setFocusing(false)}
        />
      )}
      <div className="ed-field">
        <label htmlFor={described.id}>{t.pictureAddress}</label>
        {format !== undefined && (
          <p className="ed-embedded">
            <span id={formatId}>{t.embeddedPicture(format)}</span>
            <button
              type="button"
              aria-label={`${t.remove}: ${label}`}
              onClick={() => {
                change({ url: '', ...alt });
                input.current?.focus();
              }}
            >
              {t.remove}
            </button>
          </p>
        )}
        <input
          {...described}
          ref={input}
          aria-describedby={
            [described['aria-describedby'], format !== undefined && formatId].filter(Boolean).join(' ') ||
            undefined
          }
          value={format === undefined ? url : ''}
          onChange={({ target }) => change({ url: target.value, ...alt })}
        />
      </div>
      {hasAlt(schema) && url !== '' && <AltField {...alt} onChange={(next) => change({ url, ...next })} />}
      {isOpen && (
        <PictureDialog
          onClose={() => setOpen(false)}
          onChoose={(picture) => {
            change(picture);
            setOpen(false);
          }}
        />
      )}
    </fieldset>
  );
}

/** The media library: chooses or uploads a picture. */
function PictureDialog({
  onChoose,
  onClose,
}: {
  onChoose: (picture: PictureValue) => void;
  onClose: () => void;
}) {
  const { api, language, t } = useEditor();
  const fileId = useId();
  const [file, setFile] = useState<File>();
  const search = useCallback(
    async (text: string): Promise<PictureChoice[]> =>
      (await api.pictures(text)).map((picture) => ({
        key: String(picture.id),
        title: picture.name,
        detail: toPictureValue(picture, language).alt,
        image: picture.url,
        picture,
      })),
    [api, language],
  );
  return (
    <ChooseDialog
      title={t.choosePicture}
      search={search}
      onClose={onClose}
      onChoose={({ picture }) => onChoose(toPictureValue(picture, language))}
    >
      <details className="ed-more">
        <summary>{t.addPicture}</summary>
        <AddPictureForm file={file} onAdd={onChoose}>
          <div className="ed-field">
            <label htmlFor={fileId}>{t.file}</label>
            <input
              id={fileId}
              type="file"
              accept="image/*"
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          </div>
        </AddPictureForm>
      </details>
    </ChooseDialog>
  );
}
