import { type ReactNode, useId } from 'react';
import { useEditor } from '../context.ts';
import { isRecord, pathText } from '../model/check.ts';
import type { FieldProps } from './SchemaField.tsx';

type PictureProps = FieldProps & {
  label: string;
  words: ReactNode;
  described: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };
};

/** A picture: its address, and the words for who can't see it. */
export function PictureField({ value, onChange, path, label, words, described, isRequired }: PictureProps) {
  const { t } = useEditor();
  const altId = useId();
  const url = isRecord(value) ? String(value['url'] ?? '') : typeof value === 'string' ? value : '';
  const alt = isRecord(value) && typeof value['alt'] === 'string' ? value['alt'] : '';
  const change = (next: { url: string; alt: string }): void => {
    if (next.url === '' && !isRequired) onChange(undefined);
    else onChange(next.alt === '' ? next.url : next);
  };
  return (
    <fieldset className="ed-group ed-picture" data-path={pathText(path)}>
      <legend>{label}</legend>
      {words}
      {url !== '' && <img src={url} alt="" />}
      <div className="ed-field">
        <label htmlFor={described.id}>{t.pictureAddress}</label>
        <input {...described} value={url} onChange={({ target }) => change({ url: target.value, alt })} />
      </div>
      <div className="ed-field">
        <label htmlFor={altId}>{t.alt}</label>
        <input id={altId} value={alt} onChange={({ target }) => change({ url, alt: target.value })} />
        <p className="ed-help">{t.altHelp}</p>
      </div>
    </fieldset>
  );
}
