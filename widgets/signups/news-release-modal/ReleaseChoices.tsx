import { useEffect } from 'react';
import type { ReleaseCategory } from '#api/sign-ups.ts';
import styles from '#forms/Choices.module.css';
import { useField, useFormParts } from '#forms/context.ts';
import { ErrorText } from '#forms/Field.tsx';

interface Props {
  /** Name of the group. */
  label: string;
  /** The kinds of releases; undefined while they are loading. */
  categories: readonly ReleaseCategory[] | undefined;
  /** Label of the last choice, which is always available. */
  newsletterLabel: string;
  /** Shown while the kinds are loading. */
  loadingLabel: string;
}

/**
 * The choice of subscriptions: the list `informationTypes` and the checkbox `subscribeToUutiskirje`. The visitor sees one group, in which
 * at least one box is required (NWS-11, NWS-12).
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

  // Removes choices of an earlier visit that are no longer offered: a visitor must not subscribe to something invisible.
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
  // After an attempt to send without a choice, the focus moves to the first kind, or to the group if there are none.
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
