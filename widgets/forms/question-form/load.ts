export { isOptional, load } from '#forms/native-result.ts';
