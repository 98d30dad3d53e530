import { describe, expect, it } from 'vitest';
import { parseMail } from './parse-mail';

const mail = (...lines: string[]) => parseMail(Buffer.from(lines.join('\r\n')));

describe('parseMail', () => {
  it('reads an answer', async () => {
    const read = await mail(
      'From: "Vera B" <Vera@Visitor.example>',
      'Subject: =?utf-8?q?Re=3A_Stra=C3=9Fe?=',
      'Message-ID: <one@x.example>',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Gr=FC=DFe',
      '',
      '> old',
    );
    expect(read).toMatchObject({
      from: 'vera@visitor.example',
      fromName: 'Vera B',
      subject: 'Re: Straße',
      messageId: '<one@x.example>',
      text: 'Grüße',
      full: 'Grüße\n\n> old',
      files: [],
      isAutomatic: false,
      isFromList: false,
      report: undefined,
    });
  });

  it('lays out a mail that has HTML alone, without its scripts and pictures', async () => {
    const read = await mail(
      'From: v@x.example',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>p{}</style><script>alert(1)</script><p>One &lt;b&gt;</p><p>Two <a href="https://x.example/">link</a><img src="https://t.example/p.gif"></p>',
    );
    expect(read.text).toBe('One <b>\n\nTwo link [https://x.example/]');
  });

  it('has the files of a mail', async () => {
    const read = await mail(
      'From: v@x.example',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'See the file.',
      '--b',
      'Content-Type: text/csv; name="a.csv"',
      'Content-Disposition: attachment; filename="a.csv"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('a,b').toString('base64'),
      '--b--',
    );
    expect(read.text).toBe('See the file.');
    expect(read.files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['a.csv', 'a,b'],
    ]);
  });

  const report = (action: string) =>
    mail(
      'From: MAILER-DAEMON@x.example',
      'Subject: Undelivered',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'I am sorry.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; x.example',
      '',
      'Final-Recipient: rfc822; gone@x.example',
      `Action: ${action}`,
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 No such user',
      '',
      '--b--',
    );

  it('reads the report of a mail server', async () => {
    expect(await report('failed')).toMatchObject({
      isAutomatic: true,
      isFromList: false,
      report: { hasFailed: true, because: '550 5.1.1 No such user' },
      files: [],
    });
    expect((await report('delayed')).report?.hasFailed).toBe(false);
  });

  it('reads a mail without anything', async () => {
    expect(await mail('', '')).toMatchObject({ from: '', text: '', full: '', files: [], messageId: '' });
  });
});
