// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { FileUploadQuery, Kyc, KycParams, UploadedFile } from '@mitako/contract/names';

/** Parameters of `kyc.uploadDocument`. */
export interface FileParams extends QueryParams<Omit<FileUploadQuery, 'mode' | 'purpose'>> {}

/** Business verification (KYC), required for live payments. */
export interface MerchantKyc {
  /**
   * Upload a PDF, JPEG or PNG as the raw body. At most 5 MiB; its content decides the type. A file that no evidence and
   * no KYC names is deleted after a day. Repeated after a lost response, it may be there twice.
   * @throws MitakoError `VALIDATION_ERROR`, `PAYLOAD_TOO_LARGE`, `FILE_LIMIT`
   */
  uploadDocument(
    file: Uint8Array<ArrayBuffer> | Blob,
    params?: FileParams,
    options?: WriteOptions,
  ): Promise<UploadedFile>;
  /**
   * Download a file, byte for byte.
   * @throws MitakoError `FILE_NOT_FOUND`
   */
  document(fileId: string, options?: CallOptions): Promise<Uint8Array>;
  /** Read the business verification (KYC). */
  retrieve(options?: CallOptions): Promise<Kyc>;
  /**
   * Submit the business verification (KYC). Refused while a submission waits for its decision, and once it is approved.
   * @throws MitakoError `KYC_ALREADY_SUBMITTED`
   */
  submit(params: KycParams, options?: WriteOptions): Promise<Kyc>;
}
