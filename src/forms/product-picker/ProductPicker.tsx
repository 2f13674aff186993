import { useEffect, useRef, type ChangeEvent } from 'react';
import { useController } from 'react-hook-form';
import { PRODUCT_LIST_URL, type ListedProduct } from '#api/product-list.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useField, useFormParts } from '../context.ts';
import { getControlProps, Field } from '../Field.tsx';
import { filterProducts, findProduct } from './find-products.ts';
import styles from './ProductPicker.module.css';
import { useOptions } from './use-options.ts';
import { useProducts } from './use-products.ts';

interface Props {
  /** Key of the product's name in the form's values. */
  name: string;
  /** Key of its number, which is null unless the name is in the list (CMP-09). */
  idName: string;
  label: string;
  /** Products to choose from; by default the list at `url`. */
  products?: readonly ListedProduct[] | undefined;
  url?: string | undefined;
}

/** A text field that suggests matching products (CMP-08, CMP-09). Keeps any other text. */
export function ProductPicker({ name, idName, label, products: given, url = PRODUCT_LIST_URL }: Props) {
  const field = useField(name, label);
  const { control, t } = useFormParts();
  const { field: number } = useController({ control, name: idName });
  const { products, load, failed } = useProducts(given, url);
  const text = field.control.value as string;

  // Sets the number of a name that was typed before the list was loaded, or restored from a draft.
  const id = findProduct(products, text, number.value)?.productId ?? null;
  const { onChange: setNumber, value: chosenId } = number;
  useEffect(() => {
    if (products.length > 0 && chosenId !== id) setNumber(id);
  }, [products, id, chosenId, setNumber]);

  const choose = ({ title, productId }: ListedProduct) => {
    field.control.onChange(title);
    setNumber(productId);
  };
  const { options, active, open, close, onKeyDown } = useOptions(filterProducts(products, text), choose);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const isOpen = options.length > 0;
  const listId = `${field.id}-options`;
  const optionId = (index: number) => `${listId}-${index}`;

  return (
    <Field field={field}>
      <div className={styles.picker}>
        <input
          {...getControlProps(field)}
          role="combobox"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={isOpen}
          aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          onFocus={load}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            field.control.onChange(event);
            setNumber(findProduct(products, event.target.value, null)?.productId ?? null);
            open();
          }}
          // Does not open when a product is chosen already.
          onClick={() => chosenId === null && open()}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            field.control.onBlur();
          }}
        />
        {/* The field keeps the focus and handles the keys. Without `tabIndex`, the scrollable list would be a tab stop. */}
        <div
          ref={list}
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={field.label}
          className={styles.list}
          hidden={!isOpen}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((product, index) => (
            <button
              key={index}
              type="button"
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              onClick={() => {
                choose(product);
                close();
              }}
            >
              {product.title}
            </button>
          ))}
        </div>
        <VisuallyHidden aria-live="polite">
          {isOpen ? t('productsFound', { count: options.length }) : failed ? t('noProductList') : ''}
        </VisuallyHidden>
      </div>
    </Field>
  );
}
