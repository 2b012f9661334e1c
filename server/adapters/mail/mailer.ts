/** A message to one address. `messageId` belongs to the row, so that a repeat can be recognised. */
export interface OutgoingMail {
  /** With its angle brackets. */
  readonly messageId: string;
  readonly date: Date;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Uint8Array;
  }[];
}

export interface Mailer {
  /**
   * Hands a message over. Throws `MailRejected` where the server will never accept it, and any other error where a
   * retry may help. Refuses to run inside a transaction.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
