import type { ProductFacts } from '#api/product.ts';
import { useTexts } from '#island/context.ts';
import { Barcode } from '../barcode/Barcode.tsx';
import { readEan } from '#lib/ean.ts';
import { ownMessages } from './own-messages.ts';
import { createOrderUrl } from './order-url.ts';
import styles from './Codes.module.css';

interface Props {
  product: Pick<ProductFacts, 'code' | 'valoCode' | 'gtinCode'>;
  /** URL of the ordering service with `{code}` in it; not trusted. */
  valoUrl: string | undefined;
}

/** The codes of a product, each if it has one (SRCH-29, GRD-04). */
export function Codes({ product: { code, valoCode, gtinCode }, valoUrl }: Props) {
  const t = useTexts(ownMessages);
  const ean = readEan(gtinCode);
  const rows = (
    [
      ['productNumber', code],
      ['orderCode', valoCode],
      // A code without valid bars is shown as digits.
      ['eanCode', ean === undefined ? gtinCode : ''],
    ] as const
  ).filter(([, value]) => value !== '');
  const orderUrl = createOrderUrl(valoUrl, valoCode);
  return (
    <>
      {rows.length > 0 && (
        <dl className={styles.codes}>
          {rows.map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>{' '}
              <dd>
                {key === 'orderCode' && orderUrl !== undefined ? (
                  <a className={styles.order} href={orderUrl}>
                    {value}
                  </a>
                ) : (
                  value
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
