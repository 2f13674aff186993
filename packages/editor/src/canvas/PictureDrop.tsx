import { useGetPuck } from '@puckeditor/core';
import { use, useCallback, useEffect, useState } from 'react';
import {
  changePicture,
  findKind,
  isRecord,
  type Path,
  type PictureValue,
  readPicture,
  type Schema,
  withoutNull,
} from 'saaristo/form';
import { useEditor } from '../context.ts';
import type { Block } from '../contract.ts';
import { AddPictureForm } from '../fields/AddPicture.tsx';
import type { Catalogue } from '../model/catalogue.ts';
import { getAt, withAt } from '../model/inline-texts.ts';
import { toItem } from '../model/page.ts';
import { Dialog } from '../panels/Dialog.tsx';
import { useBlockActions, useBlocks } from '../panels/use-blocks.ts';
import { CanvasContext } from './context.ts';

/** A picture of a block's props. */
interface Place {
  path: Path;
  schema: Schema;
  url: string;
}

/** A dropped file, and where it goes. */
interface Dropped {
  file: File;
  /** The block under the pointer. */
  id: string | undefined;
  /** The picture that it replaces; undefined adds a block. */
  place: Place | undefined;
}

/** Returns a block that shows a picture: of a widget with a list whose items need only a picture. */
function createPictureBlock(catalogue: Catalogue, picture: PictureValue): Block | undefined {
  for (const { name, props: schema } of catalogue.values())
    for (const [list, { items }] of Object.entries(schema.properties ?? {})) {
      const [key = '', ...others] = items?.required ?? [];
      const isOnly = others.length === 0 && (schema.required ?? []).every((needed) => needed === list);
      const field = items?.properties?.[key];
      if (isOnly && field && findKind(field, undefined) === 'picture')
        return {
          widget: name,
          props: { [list]: [{ [key]: changePicture(field, undefined, picture, true) }] },
        };
    }
  return undefined;
}

function* listPictures(given: Schema, value: unknown, path: Path = []): Generator<Place> {
  const { schema } = withoutNull(given);
  if (findKind(schema, value) === 'picture') yield { path, schema, url: readPicture(value).url };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* listPictures(schema.items ?? {}, item, [...path, index]);
  else if (isRecord(value))
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      yield* listPictures(part, value[name], [...path, name]);
}

/** Returns the picture at a point of a block, or its only picture. */
function findPlace(block: Element, places: readonly Place[], x: number, y: number): Place | undefined {
  const image = [...block.querySelectorAll('img')].find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  const shown = image?.currentSrc ?? '';
  return (
    places.find(({ url }) => url !== '' && shown.includes(url)) ??
    (places.length === 1 ? places[0] : undefined)
  );
}

/** Whether files are dragged that no field takes. */
const hasFiles = ({ dataTransfer, target }: DragEvent): boolean =>
  (dataTransfer?.types.includes('Files') ?? false) &&
  !(target as Element | null)?.matches?.('input[type="file"]');

/** Lets pictures be dropped from the computer onto a picture of the page, which they replace, or onto the page. */
export function PictureDrop({ canvas }: { canvas: Document | null }) {
  const { catalogue } = useEditor();
  const { items } = useBlocks();
  const { isInteractive } = use(CanvasContext);
  const [dropped, setDropped] = useState<Dropped>();

  useEffect(() => {
    if (!canvas || isInteractive) return;
    const accept = (event: DragEvent): void => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      // Otherwise the browser would leave the editor and show the file.
      event.preventDefault();
      // A dialog is answered first.
      if (document.querySelector('dialog:modal')) return;
      const file = [...(event.dataTransfer?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!file) return;
      const block = (event.target as Element | null)?.closest?.('[data-block]');
      const item = items.find(({ props: { id } }) => id === block?.getAttribute('data-block'));
      const schema = item && catalogue.get(item.type)?.props;
      const places = schema ? [...listPictures(schema, item.props.value)] : [];
      const place = block ? findPlace(block, places, event.clientX, event.clientY) : undefined;
      // A file of the canvas's window is not one of this window, which sends it.
      const own = new File([file], file.name, { type: file.type });
      setDropped({ file: own, id: item?.props.id, place });
    };
    const documents = [canvas, document];
    for (const one of documents) one.addEventListener('dragover', accept);
    for (const one of documents) one.addEventListener('drop', drop);
    return () => {
      for (const one of documents) one.removeEventListener('dragover', accept);
      for (const one of documents) one.removeEventListener('drop', drop);
    };
  }, [canvas, items, catalogue, isInteractive]);

  return dropped ? <DropDialog dropped={dropped} onClose={() => setDropped(undefined)} /> : null;
}

/** Asks for the alternative text of a dropped picture, and uploads it. */
function DropDialog({ dropped, onClose }: { dropped: Dropped; onClose: () => void }) {
  const { catalogue, t } = useEditor();
  const actions = useBlockActions();
  const getPuck = useGetPuck();
  const preview = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(dropped.file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [dropped],
  );

  const place = (picture: PictureValue): void => {
    // The page may have changed during the upload.
    const items = getPuck().appState.data.content.map(toItem);
    const at = items.findIndex(({ props }) => props.id === dropped.id);
    if (dropped.place && items[at]) {
      const { path, schema } = dropped.place;
      const { value } = items[at].props;
      const next = changePicture(schema, getAt(value, path), picture, true);
      actions.change(at, withAt(value, path, next) as Record<string, unknown>);
    } else {
      if (at >= 0) actions.select(at);
      const block = createPictureBlock(catalogue, picture);
      if (block) actions.insertBlocks([block]);
    }
    onClose();
  };
  return (
    <Dialog title={t.addPicture} onClose={onClose}>
      <AddPictureForm file={dropped.file} onAdd={place}>
        <img ref={preview} alt="" />
      </AddPictureForm>
    </Dialog>
  );
}
