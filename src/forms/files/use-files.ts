import { useEffect, useRef, useState } from 'react';
import type { ContactFile } from '#api/contact.ts';
import type { FileRule } from '#schemas/files.ts';
import { readFile } from './read-file.ts';
import { createThumbnail } from './thumbnail.ts';

/** The server's reasons for refusing a file, with the key of each text. */
export const REFUSALS = {
  wrongFileType: 'wrongFileType',
  fileTooLarge: 'fileTooLarge',
  unreadable: 'unreadableFile',
} as const;

/** A file that will be sent or is being read. */
export interface AttachedFile {
  /** Distinguishes files of the same name. */
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  /** Whether the whole file has been read. */
  isRead: boolean;
  /** The part that has been read, 0 to 1. */
  done: number;
  /** A thumbnail as a data URL, once it is created. */
  thumbnail?: string | undefined;
  /**
   * Key of the text with the server's reason for refusing it. Kept until the next send or until the visitor
   * removes the file.
   */
  refused?: (typeof REFUSALS)[keyof typeof REFUSALS] | undefined;
}

/** The files of a form. They are not part of its values, so drafts do not contain them. */
export interface Files {
  /** null if the form takes no files. */
  rule: FileRule | null;
  attached: readonly AttachedFile[];
  /** Reads files and attaches them; calls `unreadable` for each that can't be read (FRM-29). */
  attach: (files: readonly File[], unreadable: () => void) => void;
  remove: (id: number) => void;
  /**
   * Returns the contents when all files are read; null if the form takes no files (FRM-04). Rejects if one
   * can't be read.
   */
  content: () => Promise<ContactFile[] | null>;
  /** Marks the files that the server has refused. `Files[0]` is the first sent file (FRM-28). */
  refuse: (fields: Readonly<Record<string, unknown>>) => void;
}

interface Reading {
  stop: AbortController;
  content: Promise<ContactFile | undefined>;
}

/** Manages the files of a form until it is sent or unmounted. */
export function useFiles(rule: FileRule | null): Files {
  const [attached, setAttached] = useState<readonly AttachedFile[]>([]);
  const readings = useRef(new Map<number, Reading>());
  const count = useRef(0);
  /** Ids of the files of the last send, in their order. */
  const sentIds = useRef<readonly number[]>([]);

  useEffect(() => {
    const { current } = readings;
    return () => {
      for (const { stop: controller } of current.values()) controller.abort();
    };
  }, []);

  const updateFile = (id: number, changed: Partial<AttachedFile>): void =>
    setAttached((files) => files.map((one) => (one.id === id ? { ...one, ...changed } : one)));

  function remove(id: number): void {
    readings.current.get(id)?.stop.abort();
    readings.current.delete(id);
    setAttached((files) => files.filter((file) => file.id !== id));
  }

  function attachFile(file: File, unreadable: () => void): void {
    const id = count.current++;
    const { name, size } = file;
    const controller = new AbortController();
    setAttached((files) => [...files, { id, name, size, isRead: false, done: 0 }]);
    const content = readFile(file, (done) => updateFile(id, { done }), controller.signal).then(
      (data) => {
        updateFile(id, { isRead: true });
        void createThumbnail(file).then((picture) => updateFile(id, { thumbnail: picture }));
        return { Name: name, Data: data };
      },
      (error: unknown) => {
        if (!controller.signal.aborted) {
          remove(id);
          unreadable();
          throw error;
        }
        return undefined;
      },
    );
    // Prevents an unhandled rejection; a send that awaits `content` still gets the error.
    content.catch(() => {});
    readings.current.set(id, { stop: controller, content });
  }

  return {
    rule,
    attached,
    attach: (files, unreadable) => files.forEach((file) => attachFile(file, unreadable)),
    remove,
    async content() {
      if (!rule) return null;
      setAttached((files) => files.map((one) => ({ ...one, refused: undefined })));
      const all = await Promise.all(
        [...readings.current].map(async ([id, one]) => ({ id, file: await one.content })),
      );
      const there = all.flatMap(({ id, file }) => (file ? [{ id, file }] : []));
      sentIds.current = there.map(({ id }) => id);
      return there.map(({ file }) => file);
    },
    refuse: (fields) =>
      sentIds.current.forEach((id, index) => {
        const why = fields[`Files[${index}]`];
        updateFile(id, { refused: Object.entries(REFUSALS).find(([key]) => key === why)?.[1] });
      }),
  };
}
