import type { ProductFacts } from '#api/product.ts';
import { useTexts } from '#island/context.ts';
import { Barcode } from '../barcode/Barcode.tsx';
import { readEan } from '../barcode/ean.ts';
import { ownMessages } from './own-messages.ts';
import { orderUrlOf } from './order-url.ts';
import styles from './Codes.module.css';

interface Props {
  product: Pick<ProductFacts, 'code' | 'valoCode' | 'gtinCode'>;
  /** Address of the ordering service with `{code}` in it; not trusted. */
  valoUrl: string | undefined;
}

/** The codes a product is known by, each where there is one (SRCH-29, GRD-04). */
export function Codes({ product: { code, valoCode, gtinCode }, valoUrl }: Props) {
  const t = useTexts(ownMessages);
  const ean = readEan(gtinCode);
  const rows: [label: string, value: string, url?: string | undefined][] = [
    [t('productNumber'), code],
    [t('orderCode'), valoCode, orderUrlOf(valoUrl, valoCode)],
    // No bars can be drawn of it: the digits stand as they are.
    [t('eanCode'), ean === undefined ? gtinCode : ''],
  ];
  const given = rows.filter(([, value]) => value !== '');
  return (
    <>
      {given.length > 0 && (
        <dl className={styles.codes}>
          {given.map(([label, value, url]) => (
            <div key={label}>
              <dt>{label}</dt>{' '}
              <dd>
                {url === undefined ? (
                  value
                ) : (
                  <a className={styles.order} href={url}>
                    {value}
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {ean !== undefined && <Barcode ean={ean} />}
    </>
  );
}
