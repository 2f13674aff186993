import type { ComponentPropsWithRef } from 'react';
import { buttonClass, type ButtonVariant } from './Button.tsx';
import { useAtFirst } from './use-at-first.ts';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'onClick' | 'onKeyDown' | 'role'> {
  /** The page that a press leads to before the island is mounted, and without JavaScript. */
  href: string;
  variant: ButtonVariant;
  /** What a press does once the island is mounted. */
  onPress: () => void;
}

/**
 * A link from the server that is a button from the moment on when its island is mounted: it is the same element, and leads to what the press
 * would have shown. A press that asks for another tab or window is the browser's.
 */
export function LinkButton({ href, variant, className, onPress, children, ...rest }: Props) {
  const isButton = useAtFirst(() => true);
  return (
    <a
      {...rest}
      href={href}
      role={isButton ? 'button' : undefined}
      className={buttonClass(variant, className)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </a>
  );
}
