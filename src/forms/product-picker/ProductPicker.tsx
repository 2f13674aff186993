import { useCombobox, type UseComboboxStateChangeTypes } from 'downshift';
import { useEffect, type ChangeEvent, type KeyboardEvent, type Ref } from 'react';
import { useController } from 'react-hook-form';
import { PRODUCT_LIST_URL, type ListedProduct } from '#api/product-list.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useField, useFormParts } from '../context.ts';
import { controlProps, Field } from '../Field.tsx';
import { matching, named } from './matching.ts';
import styles from './ProductPicker.module.css';
import { useProducts } from './use-products.ts';

interface Props {
  /** Key of the product's name in the form's values. */
  name: string;
  /** Key of its number: null unless the name is a product's of the list (CMP-09). */
  idName: string;
  label: string;
  /** Products to choose from; without them the list of `url`. */
  products?: readonly ListedProduct[] | undefined;
  url?: string | undefined;
}

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
/** Leaving the field chooses nothing, and Escape takes nothing away. */
const KEEPING: readonly UseComboboxStateChangeTypes[] = [InputBlur, InputKeyDownEscape];

/** A product by its name: typed, with those that match offered (CMP-08, CMP-09). Any other text stands as it is. */
export function ProductPicker({ name, idName, label, products: given, url = PRODUCT_LIST_URL }: Props) {
  const field = useField(name, label);
  const { control, t } = useFormParts();
  const { field: number } = useController({ control, name: idName });
  const { products, load, failed } = useProducts(given, url);
  const text = field.control.value as string;
  const items = matching(products, text);

  // Of a name that was typed before the list came, and of one from before a reload.
  const id = named(products, text, number.value)?.productId ?? null;
  const { onChange: setNumber, value: standing } = number;
  useEffect(() => {
    if (products.length > 0 && standing !== id) setNumber(id);
  }, [products, id, standing, setNumber]);

  const {
    isOpen: wantsOpen,
    highlightedIndex,
    getInputProps,
    getMenuProps,
    getItemProps,
  } = useCombobox({
    items,
    inputValue: text,
    selectedItem: null as ListedProduct | null,
    itemToString: (item) => item?.title ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      field.control.onChange(selectedItem.title);
      setNumber(selectedItem.productId);
    },
    stateReducer: (state, { type, changes }) =>
      KEEPING.includes(type)
        ? { ...changes, inputValue: state.inputValue ?? '', selectedItem: state.selectedItem }
        : changes,
  });
  const isOpen = wantsOpen && items.length > 0;
  const { ref, ...own } = controlProps(field) as { ref: Ref<HTMLInputElement> };

  /** Keys that belong to the text, or to what is around, as long as no option takes them. */
  const keyPressed = ({ key, nativeEvent }: KeyboardEvent) => {
    const isFree =
      ['Home', 'End'].includes(key) ||
      (key === 'Enter' && (!isOpen || highlightedIndex < 0)) ||
      (key === 'Escape' && !isOpen);
    if (isFree) Object.assign(nativeEvent, { preventDownshiftDefault: true });
    // A dialog around stays open.
    if (key === 'Escape' && isOpen) nativeEvent.stopPropagation();
  };

  return (
    <Field field={field}>
      <div className={styles.picker}>
        <input
          {...getInputProps({
            ...own,
            ref,
            id: field.id,
            onFocus: load,
            // Downshift tells of typing when React has rendered already, and the caret would jump.
            onChange(event: ChangeEvent<HTMLInputElement>) {
              field.control.onChange(event);
              setNumber(named(products, event.target.value, null)?.productId ?? null);
            },
            onKeyDown: keyPressed,
            'aria-expanded': isOpen,
            'aria-labelledby': undefined,
          })}
          autoComplete="off"
          spellCheck={false}
        />
        <ul
          {...getMenuProps({ 'aria-label': field.label })}
          aria-labelledby={undefined}
          className={styles.list}
          hidden={!isOpen}
        >
          {isOpen &&
            items.map((item, index) => (
              <li
                key={index}
                {...getItemProps({ item, index })}
                className={styles.option}
                data-active={highlightedIndex === index}
              >
                {item.title}
              </li>
            ))}
        </ul>
        <VisuallyHidden role="status">
          {isOpen ? t('productsFound', { count: items.length }) : failed ? t('noProductList') : ''}
        </VisuallyHidden>
      </div>
    </Field>
  );
}
