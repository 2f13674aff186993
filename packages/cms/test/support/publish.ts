/** Publishes and schedules pages in the store, without questions. */
import type { Database } from '../../platform/database/database.ts';
import type { Author } from '../../platform/model/rights.ts';
import { type Approval, publish, type Questions } from '../../pages/store/publish.ts';

export const noQuestions: Questions = {
  ofContent: () => Promise.resolve([]),
  ofReplaced: () => ({ block: null, title: '', messages: [] }),
};

/** Approves a draft or a review. */
export const approve = (database: Database, id: number, approval: Approval, author: Author) =>
  publish(database, id, { isSure: true, ...approval }, author, noQuestions);

export const publishPage = (database: Database, id: number, version: number, author: Author) =>
  approve(database, id, { of: { version } }, author);

export const schedulePage = (database: Database, id: number, version: number, at: Date, author: Author) =>
  approve(database, id, { of: { version }, at }, author);
