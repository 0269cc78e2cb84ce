import type { PayoutExportFormat } from '@mitako/contract/names';
import { formatMajor } from '../basics/money.ts';
import { bankText } from './bank-text.ts';

/** An account as a bank names it. */
export interface BankAccount {
  readonly holder: string;
  readonly scheme: 'iban' | 'rib';
  readonly number: string;
  /** Of the bank; null: not known. */
  readonly bic: string | null;
}

export interface PainMessage {
  readonly version: Exclude<PayoutExportFormat, 'csv'>;
  readonly id: string;
  readonly createdAtMs: number;
  readonly count: number;
  readonly amount: number;
  readonly currency: string;
  readonly debtor: BankAccount;
}

export interface PainTransfer {
  readonly id: string;
  readonly amount: number;
  readonly creditor: BankAccount;
}

/** Max35Text and Max70Text, the lengths that banks accept of ids and names. */
const ID_LENGTH_MAX = 35;
const NAME_LENGTH_MAX = 70;

/**
 * The beginning of a customer credit transfer initiation (ISO 20022): one payment of many transfers. All text is in
 * {@link bankText}, so nothing needs to be escaped.
 */
export function painHead(message: PainMessage): string {
  const { version, id, createdAtMs, count, amount, currency, debtor } = message;
  const at = new Date(createdAtMs).toISOString();
  const totals = `<NbOfTxs>${count}</NbOfTxs><CtrlSum>${formatMajor(amount, currency)}</CtrlSum>`;
  // The day in Douala, an hour ahead of UTC.
  const day = new Date(createdAtMs + 60 * 60 * 1000).toISOString().slice(0, 10);
  const name = nameText(debtor.holder);
  const agent = agentOf(debtor, version) || '<Othr><Id>NOTPROVIDED</Id></Othr>';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${version}"><CstmrCdtTrfInitn>`,
    `<GrpHdr><MsgId>${idText(id)}</MsgId><CreDtTm>${at.slice(0, 19)}Z</CreDtTm>${totals}<InitgPty><Nm>${name}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${idText(id)}</PmtInfId><PmtMtd>TRF</PmtMtd>${totals}`,
    version === 'pain.001.001.03' ? `<ReqdExctnDt>${day}</ReqdExctnDt>` : `<ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt>`,
    `<Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id>${accountOf(debtor)}</Id><Ccy>${currency}</Ccy></DbtrAcct>`,
    `<DbtrAgt><FinInstnId>${agent}</FinInstnId></DbtrAgt>`,
    '',
  ].join('\n');
}

export function painTransfer({ version, currency }: PainMessage, { id, amount, creditor }: PainTransfer): string {
  const agent = agentOf(creditor, version);
  return [
    `<CdtTrfTxInf><PmtId><EndToEndId>${idText(id)}</EndToEndId></PmtId>`,
    `<Amt><InstdAmt Ccy="${currency}">${formatMajor(amount, currency)}</InstdAmt></Amt>`,
    agent === '' ? '' : `<CdtrAgt><FinInstnId>${agent}</FinInstnId></CdtrAgt>`,
    `<Cdtr><Nm>${nameText(creditor.holder)}</Nm></Cdtr>`,
    `<CdtrAcct><Id>${accountOf(creditor)}</Id></CdtrAcct>`,
    `<RmtInf><Ustrd>${idText(id)}</Ustrd></RmtInf></CdtTrfTxInf>\n`,
  ].join('');
}

export const PAIN_TAIL = '</PmtInf></CstmrCdtTrfInitn></Document>\n';

function idText(id: string): string {
  return bankText(id, ID_LENGTH_MAX);
}

/** Banks reject a file with an empty name. */
function nameText(holder: string): string {
  return bankText(holder, NAME_LENGTH_MAX) || 'NOTPROVIDED';
}

function accountOf({ scheme, number }: BankAccount): string {
  return scheme === 'iban' ? `<IBAN>${number}</IBAN>` : `<Othr><Id>${number}</Id></Othr>`;
}

/** By its BIC, or by bank and branch of a RIB. Empty: the IBAN determines it. */
function agentOf({ bic, scheme, number }: BankAccount, version: PainMessage['version']): string {
  if (bic !== null) return version === 'pain.001.001.03' ? `<BIC>${bic}</BIC>` : `<BICFI>${bic}</BICFI>`;
  if (scheme === 'iban') return '';
  return `<ClrSysMmbId><MmbId>${number.slice(0, 10)}</MmbId></ClrSysMmbId>`;
}
