import type {
  Kyc,
  KycParams,
  LogoParams,
  MerchantProfile,
  Overview,
  ProfileParams,
  UploadedFile,
} from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { FileParams } from './files.ts';

/** The merchant's public profile, and its terms. */
export interface Profile {
  /** Reads the profile. */
  retrieve(options?: CallOptions): Promise<MerchantProfile>;
  /** Changes what is given. */
  update(params: ProfileParams, options?: WriteOptions): Promise<MerchantProfile>;
  /** Sets or replaces the logo of the checkouts. */
  setLogo(params: LogoParams, options?: WriteOptions): Promise<MerchantProfile>;
  /** Deletes the logo. */
  deleteLogo(options?: WriteOptions): Promise<MerchantProfile>;
}

/** Business verification (KYC), required for live payments. */
export interface MerchantKyc {
  /** Reads how far the verification is. */
  retrieve(options?: CallOptions): Promise<Kyc>;
  /**
   * Submits the KYC for the operator's decision.
   * @throws MitakoError `KYC_NOT_PENDING` while a submission waits for its decision, and once it is approved
   */
  submit(params: KycParams, options?: WriteOptions): Promise<Kyc>;
  /**
   * Uploads a document: a PDF, JPEG or PNG of at most 5 MiB. Name it in `document_ids` within a day, or it is deleted.
   * @throws MitakoError `VALIDATION_ERROR` for another type, `PAYLOAD_TOO_LARGE`, `FILE_LIMIT`
   */
  uploadDocument(
    file: Uint8Array<ArrayBuffer> | Blob,
    params?: FileParams,
    options?: WriteOptions,
  ): Promise<UploadedFile>;
  /**
   * The bytes of a document.
   * @throws MitakoError `FILE_NOT_FOUND`
   */
  document(fileId: string, options?: CallOptions): Promise<Uint8Array>;
}

/** Period and mode of the overview. */
export interface OverviewParams {
  /** 7, 30 or 90, including today. Default: 7. */
  readonly days?: 7 | 30 | 90 | undefined;
  /** Default: `live`, or `test` while the KYC is not approved. */
  readonly mode?: 'live' | 'test' | undefined;
}

/** The merchant's overview. */
export interface Overviews {
  /** Reads the figures. */
  retrieve(params?: OverviewParams, options?: CallOptions): Promise<Overview>;
}
