import { useEffect } from 'react';
import type { ReleaseCategory } from '#api/sign-ups.ts';
import styles from '#forms/Choices.module.css';
import { useField, useFormParts } from '#forms/context.ts';
import { ErrorText } from '#forms/Field.tsx';

interface Props {
  /** The group's name. */
  label: string;
  /** The kinds of releases; undefined until they have come. */
  categories: readonly ReleaseCategory[] | undefined;
  /** The last of the choices, which is always there. */
  newsletterLabel: string;
  /** The text in place of the kinds until they come. */
  loadingLabel: string;
}

/**
 * What is subscribed to: `informationTypes`, a list, and `subscribeToUutiskirje`, a box. To the visitor they are one group, of
 * which something has to be chosen (NWS-11, NWS-12).
 */
export function ReleaseChoices({ label, categories, newsletterLabel, loadingLabel }: Props) {
  const { recheck } = useFormParts();
  const types = useField('informationTypes', label);
  const newsletter = useField('subscribeToUutiskirje', newsletterLabel);
  const chosen = types.control.value as string[];
  const wantsNewsletter = newsletter.control.value === true;
  const isFlagged = types.error !== undefined;

  useEffect(() => {
    if (isFlagged && wantsNewsletter) recheck('informationTypes');
  }, [isFlagged, wantsNewsletter, recheck]);

  // What an earlier visit chose may not be offered any more; nobody is subscribed to what they can't see.
  const offered = categories?.map(({ informationType }) => informationType);
  const gone = offered !== undefined && chosen.some((type) => !offered.includes(type));
  const { onChange } = types.control;
  useEffect(() => {
    if (gone) onChange(chosen.filter((type) => offered?.includes(type)));
  });

  const described = {
    'aria-invalid': isFlagged || undefined,
    'aria-describedby': isFlagged ? `${types.id}-error` : undefined,
  };
  // A send that finds nothing chosen leads here: to the first kind, or to the group where there are none.
  const place = { id: types.id, name: 'informationTypes' };
  return (
    <fieldset className={styles.group} {...(categories?.length ? {} : { ...place, tabIndex: -1 })}>
      <legend className={styles.legend}>
        {types.label}
        <span aria-hidden="true"> *</span>
      </legend>
      <ErrorText field={types} />
      <div className={styles.choices}>
        {categories === undefined && (
          <p className={styles.choice} role="status">
            {loadingLabel}
          </p>
        )}
        {(categories ?? []).map(({ name, informationType }, index) => (
          <label key={informationType} className={styles.choice}>
            <input
              {...described}
              {...(index === 0 ? place : { name: place.name })}
              type="checkbox"
              value={informationType}
              checked={chosen.includes(informationType)}
              onChange={({ target }) =>
                onChange(
                  offered?.filter((type) =>
                    type === informationType ? target.checked : chosen.includes(type),
                  ),
                )
              }
              onBlur={types.control.onBlur}
            />
            <span>{name}</span>
          </label>
        ))}
        <label className={styles.choice}>
          <input
            {...described}
            id={newsletter.id}
            type="checkbox"
            name="subscribeToUutiskirje"
            checked={wantsNewsletter}
            onChange={({ target }) => newsletter.control.onChange(target.checked)}
            onBlur={newsletter.control.onBlur}
          />
          <span>{newsletterLabel}</span>
        </label>
      </div>
    </fieldset>
  );
}
