import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, TextControl } from '@wordpress/components';
import {
  changePicture,
  findEmbeddedFormat,
  hasAlt,
  type PictureValue,
  readPicture,
} from '#island/form-model.ts';
import { t } from '../messages.ts';
import type { GroupProps } from './field.ts';

const isSafePicture = (url: string): boolean =>
  /^(https?:|data:image\/|[^a-z]|[a-z][^:]*[/.])/i.test(url.trim());

/** A field for a picture from the media library or by address, with its alternative text. */
export function PictureField({ schema, label, help, value, onChange, isRequired, ...rest }: GroupProps) {
  const { url, alt } = readPicture(value);
  const format = findEmbeddedFormat(url);
  const change = (next: PictureValue): void => onChange(changePicture(schema, value, next, isRequired));
  return (
    <fieldset className="saaristo-group saaristo-picture">
      <legend>{label}</legend>
      {url !== '' && isSafePicture(url) && <img src={url} alt="" />}
      <MediaUploadCheck>
        <MediaUpload
          allowedTypes={['image']}
          onSelect={(media) => change({ url: media.url, alt: media.alt ?? '' })}
          render={({ open }) => (
            <Button variant="secondary" aria-label={t.mediaLibraryOf(label)} onClick={open}>
              {t.mediaLibrary}
            </Button>
          )}
        />
      </MediaUploadCheck>
      <TextControl
        label={t.pictureAddress}
        help={format === undefined ? help : t.embeddedPicture(format)}
        value={format === undefined ? url : ''}
        aria-invalid={rest['aria-invalid']}
        onChange={(next) => change({ url: next, alt })}
      />
      {format !== undefined && (
        <Button variant="secondary" onClick={() => change({ url: '', alt })}>
          {t.removePicture}
        </Button>
      )}
      {hasAlt(schema) && url !== '' && (
        <TextControl
          label={t.alt}
          help={t.altHelp}
          value={alt}
          onChange={(next) => change({ url, alt: next })}
        />
      )}
    </fieldset>
  );
}
