/** A place where customers find an agent. The operator's words; no account belongs to it. */
export interface AgentLocation {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  readonly place: string;
  readonly hours: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly isActive: boolean;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly version: number;
}
