// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { FileUploadQuery, UploadedFile } from '@mitako/contract/names';

/** Parameters of `files.upload`. */
export interface FileParams extends QueryParams<Omit<FileUploadQuery, 'mode' | 'purpose'>> {}

/** Files for the evidence of disputes: PDF, JPEG or PNG of at most 5 MiB. */
export interface Files {
  /**
   * Upload a PDF, JPEG or PNG as the raw body. At most 5 MiB; its content decides the type. A file that no evidence and
   * no KYC names is deleted after a day. Repeated after a lost response, it may be there twice.
   * @throws MitakoError `VALIDATION_ERROR`, `PAYLOAD_TOO_LARGE`, `FILE_LIMIT`
   */
  upload(file: Uint8Array<ArrayBuffer> | Blob, params?: FileParams, options?: WriteOptions): Promise<UploadedFile>;
  /**
   * Read the metadata of a file.
   * @throws MitakoError `FILE_NOT_FOUND`
   */
  retrieve(fileId: string, options?: CallOptions): Promise<UploadedFile>;
  /**
   * Download a file, byte for byte.
   * @throws MitakoError `FILE_NOT_FOUND`
   */
  content(fileId: string, options?: CallOptions): Promise<Uint8Array>;
}

/** Files that merchants uploaded. */
export interface OperatorFiles {
  /**
   * Download a file of any merchant, byte for byte. It is untrusted: never show it as a page.
   * @throws MitakoError `FILE_NOT_FOUND`
   */
  content(fileId: string, options?: CallOptions): Promise<Uint8Array>;
}
