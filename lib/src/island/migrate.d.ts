type GivenProps = Record<string, unknown>;
/**
 * A widget's steps, each under the version that it begins with: `{1: (props) => props2}`. Steps are pure, and leave props alone that are
 * already as they make them: a page that says no version may have been written by hand, for today's.
 */
export type Migrations = Readonly<Record<number, (props: GivenProps) => GivenProps>>;
/** Where a marker or a block says none. */
export declare const FIRST_VERSION = 1;
/** The version that a marker's `data-props-version` says. */
export declare const readVersion: (text: string | null | undefined) => number;
/**
 * Props of a version as today's. What is missing between two steps has not changed.
 * @throws what a step throws, and where it gives no object
 */
export declare function migrate(props: GivenProps, from: number, migrations: Migrations): GivenProps;
export {};
