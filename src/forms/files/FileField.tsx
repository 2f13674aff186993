import { useEffect, useRef, useState, type DragEvent } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useIsland } from '#island/context.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { AlertIcon } from '#ui/status-icons.tsx';
import type { NativeResult } from '#schemas/native.ts';
import { useFormParts } from '../context.ts';
import fieldStyles from '../Field.module.css';
import styles from './FileField.module.css';
import { getFault, formatFileSize } from './read-file.ts';
import { REFUSALS, type AttachedFile } from './use-files.ts';

interface Props {
  /** Key in the form's values. */
  name: string;
  label: string;
}

/** A refused file and the key of the reason's text. */
interface Refused {
  name: string;
  why: NonNullable<AttachedFile['refused']>;
}

/**
 * Attaches files by a button or by drag and drop. Each can be removed (FRM-24 to FRM-29). Never prevents the
 * form from being sent.
 */
export function FileField({ name, label }: Props) {
  const { id: form, t, files, result } = useFormParts();
  const id = `${form}-${name}`;
  const input = useRef<HTMLInputElement>(null);
  const [refusedHere, setRefusedHere] = useState<readonly Refused[]>(() =>
    getRefusedFiles(result?.files ?? []),
  );
  const [isDraggedOver, setIsOver] = useState(false);
  const { rule, attached } = files;
  if (!rule) throw new Error(`The form takes no files: ${name}`);
  const { most, types } = rule;
  const refusedThere = attached.flatMap(({ name: file, refused: why }) => (why ? [{ name: file, why }] : []));
  const refused = [...refusedHere, ...refusedThere];
  const isOneTooMany = attached.length === 0 && result?.errors[name] === 'tooManyFiles';
  const isLost = attached.length === 0 && (result?.files.length ?? 0) > 0;
  const isWrong = refused.length > 0 || isOneTooMany;
  const [hasHadFiles, setHasHadFiles] = useState(false);
  if (attached.length > 0 && !hasHadFiles) setHasHadFiles(true);

  // Moves the focus here, because the send button may be far below.
  const isRefusedThere = refusedThere.length > 0;
  useEffect(() => {
    if (isRefusedThere) input.current?.focus();
  }, [isRefusedThere]);

  function addFiles(chosen: readonly File[]): void {
    const faults = chosen.map((file) => ({ file, why: getFault(file, rule!) }));
    setRefusedHere(faults.flatMap(({ file, why }) => (why ? [{ name: file.name, why }] : [])));
    const good = faults.flatMap(({ file, why }) => (why ? [] : [file]));
    const room = Math.max(0, most - attached.length);
    if (good.length > room) window.alert(t('tooManyFiles', { most }));
    files.attach(good.slice(0, room), () => window.alert(t('unreadableFile')));
    // Allows choosing the same file again after it was removed.
    if (input.current) input.current.value = '';
  }

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    addFiles([...event.dataTransfer.files]);
  };

  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      {isLost && (
        <p id={`${id}-lost`} className={fieldStyles.hint}>
          {t('filesAgain')}
        </p>
      )}
      {isWrong && (
        <div id={`${id}-error`} role="alert">
          <ul className={styles.refused}>
            {isOneTooMany && (
              <li className={fieldStyles.error}>
                <AlertIcon className={fieldStyles.icon} />
                {t('tooManyFiles', { most })}
              </li>
            )}
            {refused.map((one, at) => (
              <li key={at} className={fieldStyles.error}>
                <AlertIcon className={fieldStyles.icon} />
                <span>
                  <span>{t(one.why)}</span> <span className={styles.name}>{one.name}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.zone} data-over={isDraggedOver}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          name={name}
          multiple={most > 1}
          accept={types.join(',')}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${isWrong ? `${id}-error ` : ''}${isLost ? `${id}-lost ` : ''}${id}-status`}
          onChange={(event) => addFiles([...(event.target.files ?? [])])}
          // The input covers the zone. Without `preventDefault`, browsers drop only as many files as the
          // input accepts.
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={handleDrop}
        />
        <span className={styles.button} aria-hidden="true">
          {t('chooseFiles')}
        </span>
        <span className={styles.drop} aria-hidden="true">
          {t('dropFiles')}
        </span>
      </div>
      {/* Announces changes, not that a new form has no files. */}
      <p id={`${id}-status`} className={styles.status} aria-live={hasHadFiles ? 'polite' : undefined}>
        {attached.length === 0 ? t('noFiles') : t('filesChosen', { count: attached.length })}
      </p>
      {attached.length > 0 && (
        <ul className={styles.list}>
          {attached.map((file) => (
            <Attached
              key={file.id}
              file={file}
              onRemove={() => {
                files.remove(file.id);
                // The focused button is removed with its file.
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the files of a previous post that the server has refused. */
const getRefusedFiles = (files: NativeResult['files']): Refused[] =>
  files.flatMap(({ name, why }) => {
    const text = REFUSALS[why as keyof typeof REFUSALS];
    return text ? [{ name, why: text }] : [];
  });

function Attached({ file, onRemove }: { file: AttachedFile; onRemove: () => void }) {
  const { t } = useFormParts();
  const { language } = useIsland();
  const { name, size, isRead, done, thumbnail } = file;
  const { value, unit } = formatFileSize(size, (number) => formatNumber(number, language));
  return (
    <li className={styles.file}>
      <span className={styles.preview}>
        {thumbnail !== undefined && <img src={thumbnail} alt="" width={48} height={48} />}
      </span>
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        {isRead ? (
          <span className={styles.size}>{t(unit, { size: value })}</span>
        ) : (
          <progress className={styles.progress} value={done} aria-label={t('readingFile', { name })} />
        )}
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('removeFile', { name })}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </li>
  );
}
