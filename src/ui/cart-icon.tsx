import { Icon, type IconProps } from './icons.tsx';

export const CartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 9h15l-1.3 9.2a2 2 0 0 1-2 1.8H7.8a2 2 0 0 1-2-1.8ZM8.5 9l2-5M15.5 9l-2-5M10 13v3M14 13v3" />
  </Icon>
);
