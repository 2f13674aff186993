// The contract of every widget: mounting, hydration, accessibility, hostile props and more, as pages rely on it.
import { collectWidgets, readAnswers, testContract } from 'saaristo/testing/contract';

const widgets = await collectWidgets(import.meta.glob('../widgets/*/*/*.{ts,tsx}'));
const answers = readAnswers(import.meta.glob('../answers/**/*.json', { eager: true, import: 'default' }));

testContract(widgets, { answers });
