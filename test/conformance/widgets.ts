/** All widget folders, found as the build finds them, so that new widgets are tested without a change here. */
import { collectWidgets, type TestedWidget } from '../../packages/testing/widgets.ts';

export { WIDGET } from '../../packages/testing/widgets.ts';
export type Widget = TestedWidget;

export const widgets = await collectWidgets(import.meta.glob('../../widgets/*/*/*.{ts,tsx}'));
