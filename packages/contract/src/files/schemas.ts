import { z } from 'zod';
import { describing } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { modeFields } from '../basics/lists.ts';
import { setOf } from '../basics/sets.ts';
import { idParameter, text, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import {
  FILE_PURPOSES,
  FILE_TYPES,
  type FileReference,
  type FileUpload,
  type FileUploadQuery,
  type UploadedFile,
} from './types.ts';

const referenceFields = { id: z.string(), name: z.string(), type: z.enum(FILE_TYPES), bytes: z.int() };

export const fileReference = typed<FileReference>()(z.object(referenceFields).meta({ id: 'FileReference' }));

export const uploadedFile = typed<UploadedFile>()(
  z
    .object({
      ...referenceFields,
      purpose: z.enum(FILE_PURPOSES),
      livemode: z.boolean(),
      created_at: timestamp,
      expires_at: timestamp.nullable(),
    })
    .meta({ id: 'UploadedFile' }),
);

export const fileUploadQuery = typed<FileUploadQuery>()(
  z.strictObject({
    purpose: z.enum(FILE_PURPOSES),
    name: text(LIMITS.fileNameLengthMax, 1).optional(),
    ...modeFields,
  }),
);

export const fileUpload = typed<FileUpload>()(
  z.object({ bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
);

/** Files that an object names. */
export const fileIds = describing(setOf(idParameter, LIMITS.filesEachMax));
