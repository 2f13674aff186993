export { load } from '#forms/native-result.ts';
