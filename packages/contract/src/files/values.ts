/** Media types of files, recognised by their content. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** The media type of a file, recognised by its content. */
export type FileType = (typeof FILE_TYPES)[number];

/** What a file is for: evidence in a dispute, or a document of the business verification (KYC). */
export const FILE_PURPOSES = ['dispute_evidence', 'business_verification'] as const;

/** Evidence in a dispute, or a document of the business verification. */
export type FilePurpose = (typeof FILE_PURPOSES)[number];
