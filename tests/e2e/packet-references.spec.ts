import type { Page } from '@playwright/test';
import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';
import { backupToText, toBackup } from '@/domain/backup/backup';
import { expect, test } from '../support/app';
import { deep } from '../support/deep';
import { pdfText } from '../support/pdf-text';
import { bringBack, openYourData } from '../support/backup';

const ana: LearnerRecord = {
  ...blankRecord(() => 'entry-1'),
  personalInfo: {
    name: 'Ana Lopez',
    email: 'ana@example.com',
    phone: '555-0134',
    address: 'Dayton',
  },
};

test(
  'the packet has a page of references where they are chosen for the list, else only for who asks',
  deep,
  async ({ page, app, newDevice }) => {
    const references = [
      { name: 'Kim Reed', relation: 'Shift lead', phone: '555-0101', email: 'kim@example.com' },
      { name: 'Sam Ortiz', relation: 'Teacher', phone: '555-0102', email: '' },
    ].map((entry, index) => ({ id: `reference-${String(index)}`, ...entry }));
    const theirPage =
      /References Ana Lopez · 555-0134 · ana@example.com Kim Reed Shift lead 555-0101 · kim@example.com Sam Ortiz Teacher 555-0102/;
    const boxOn = (device: Page) => device.getByRole('checkbox', { name: 'References' });
    const openPacket = async (device: Page, record: LearnerRecord) => {
      await openYourData(device, app);
      await bringBack(device, backupToText(toBackup(record), 0));
      await device.goto(`${app.url}/papers#packet`);
      await expect(device.getByRole('checkbox', { name: 'Answers for forms' })).toBeVisible();
    };
    const printed = async (device: Page) => {
      await device.getByRole('checkbox', { name: 'Answers for forms' }).uncheck();
      await device.emulateMedia({ media: 'print' });
      const { inDocumentOrder } = await pdfText(await device.pdf({ preferCSSPageSize: true }));
      await device.emulateMedia({ media: null });
      return inDocumentOrder;
    };

    await openPacket(page, ana);
    await expect(boxOn(page)).toBeDisabled();
    expect(await printed(page)).not.toContain('References');
    await openPacket(page, { ...ana, sections: { references } });
    await expect(boxOn(page)).not.toBeChecked();
    expect(await printed(page)).not.toMatch(/References|Kim Reed/);
    await boxOn(page).check();
    expect(await printed(page)).toMatch(theirPage);

    const other = await newDevice();
    const listed = { references, layout: { references: 'list' } };
    await openPacket(other, { ...ana, sections: listed });
    await expect(boxOn(other)).toBeChecked();
    expect(await printed(other)).toMatch(theirPage);
    await boxOn(other).uncheck();
    expect(await printed(other)).not.toMatch(theirPage);
  },
);
