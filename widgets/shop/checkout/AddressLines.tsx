import type { Address } from '#store/customer/model.ts';
import styles from './Steps.module.css';

/** An address formatted in lines, as on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  const { firstName, lastName, streetAddress, postalCode, city } = address;
  const lines = [`${firstName} ${lastName}`, streetAddress, `${postalCode} ${city}`]
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <address className={styles.address}>
      {lines.map((line, at) => (
        <span key={at}>{line}</span>
      ))}
    </address>
  );
}
