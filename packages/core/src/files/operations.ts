export * from './read-files.ts';
export { uploadFile } from './upload-file.ts';
