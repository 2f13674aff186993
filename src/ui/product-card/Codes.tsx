import type { ProductFacts } from '#api/product.ts';
import { useTexts } from '#island/context.ts';
import { Barcode } from '../barcode/Barcode.tsx';
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
  const orderUrl = orderUrlOf(valoUrl, valoCode);
  return (
    <>
      {(code !== '' || valoCode !== '') && (
        <dl className={styles.codes}>
          {code !== '' && (
            <div>
              <dt>{t('productNumber')}</dt> <dd>{code}</dd>
            </div>
          )}
          {valoCode !== '' && (
            <div>
              <dt>{t('orderCode')}</dt>{' '}
              <dd>
                {orderUrl === undefined ? (
                  valoCode
                ) : (
                  <a className={styles.order} href={orderUrl}>
                    {valoCode}
                  </a>
                )}
              </dd>
            </div>
          )}
        </dl>
      )}
      {gtinCode !== '' && <Barcode code={gtinCode} />}
    </>
  );
}
