import type { FileUploadQuery, UploadedFile } from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';

/** The metadata of a file. */
export interface FileParams extends Pick<FileUploadQuery, 'name'> {}

/** Files for the evidence of disputes. A file that no evidence names is deleted after a day. */
export interface Files {
  /**
   * Uploads a PDF, JPEG or PNG of at most 5 MiB, recognised by its content. Name it with `disputes.submitEvidence`. Repeated
   * after a lost response, it may be there twice; the unreferenced one is deleted.
   * @throws MitakoError `VALIDATION_ERROR` for another type, `PAYLOAD_TOO_LARGE`, `FILE_LIMIT`
   */
  upload(file: Uint8Array<ArrayBuffer> | Blob, params?: FileParams, options?: WriteOptions): Promise<UploadedFile>;
  /** @throws MitakoError `FILE_NOT_FOUND` */
  retrieve(fileId: string, options?: CallOptions): Promise<UploadedFile>;
  /**
   * The bytes of a file.
   * @throws MitakoError `FILE_NOT_FOUND`
   */
  content(fileId: string, options?: CallOptions): Promise<Uint8Array>;
}

/** Files of all merchants. */
export interface OperatorFiles {
  /**
   * The bytes of a file. It is untrusted: never show it as a page.
   * @throws MitakoError `FILE_NOT_FOUND`
   */
  content(fileId: string, options?: CallOptions): Promise<Uint8Array>;
}
