/** Made-up people: the facts that a reader should find, before any layout. Months count from 1; `null` is still going on. */
export type ForeignPerson = {
  name: string;
  email: string;
  phone: string;
  address: string;
  jobs: {
    title: string;
    company: string;
    place: string;
    from: readonly [number, number];
    to: readonly [number, number] | null;
    deeds: string[];
  }[];
  schools: { degree: string; school: string; place: string; year: string }[];
  skills: string[];
};

export const foreignPeople: readonly ForeignPerson[] = [
  {
    name: 'Rosa Delgado',
    email: 'rosa.delgado@example.com',
    phone: '(419) 555-0111',
    address: 'Toledo, OH',
    jobs: [
      {
        title: 'Line Cook',
        company: 'Harbor Street Diner',
        place: 'Toledo, OH',
        from: [2020, 3],
        to: null,
        deeds: ['Cooked for 120 guests a night', 'Trained three new cooks'],
      },
      {
        title: 'Dishwasher',
        company: 'Lakeview Hotel',
        place: 'Sandusky, OH',
        from: [2017, 6],
        to: [2020, 2],
        deeds: ['Kept the kitchen ready for 200 meals a day'],
      },
    ],
    schools: [
      {
        degree: 'High School Diploma',
        school: 'Waite High School',
        place: 'Toledo, OH',
        year: '2016',
      },
    ],
    skills: ['grill', 'food safety', 'Spanish', 'inventory', 'knife skills'],
  },
  {
    name: 'Nguyễn Thị Hoa',
    email: 'hoa.nguyen@example.com',
    phone: '614-555-0122',
    address: 'Columbus, OH 43215',
    jobs: [
      {
        title: 'Nail Technician',
        company: 'Pearl Salon',
        place: 'Columbus, OH',
        from: [2019, 1],
        to: [2023, 8],
        deeds: ['Served 12 guests a day', 'Ordered supplies for five stations'],
      },
      {
        title: 'Seamstress',
        company: 'Eastside Tailoring Company',
        place: 'Columbus, OH',
        from: [2015, 4],
        to: [2018, 12],
        deeds: ['Hemmed 40 garments a week'],
      },
    ],
    schools: [
      { degree: 'Certificate', school: 'Ohio Beauty Academy', place: 'Columbus, OH', year: '2014' },
    ],
    skills: ['manicures', 'customer care', 'Vietnamese', 'sewing'],
  },
  {
    name: "Marcus O'Neil",
    email: 'marcus_oneil@example.com',
    phone: '330.555.0133',
    address: 'Akron, Ohio',
    jobs: [
      {
        title: 'Forklift Operator',
        company: 'Summit Freight Logistics',
        place: 'Akron, OH',
        from: [2021, 9],
        to: null,
        deeds: ['Moved 150 pallets a shift without an accident', 'Checked loads by scanner'],
      },
      {
        title: 'Warehouse Associate',
        company: 'Northside Supply',
        place: 'Akron, OH',
        from: [2018, 5],
        to: [2021, 8],
        deeds: ['Picked 90 orders an hour'],
      },
      {
        title: 'Barback',
        company: 'Old Mill Grill',
        place: 'Kent, OH',
        from: [2016, 6],
        to: [2018, 4],
        deeds: ['Stocked two bars for 300 guests'],
      },
    ],
    schools: [{ degree: 'GED', school: 'Akron Adult Center', place: 'Akron, OH', year: '2015' }],
    skills: ['forklift', 'RF scanner', 'OSHA 10', 'teamwork', 'loading'],
  },
  {
    name: 'Amina Yusuf',
    email: 'amina.yusuf@example.com',
    phone: '+1 513 555 0144',
    address: '48 Vine Street, Cincinnati, OH 45202',
    jobs: [
      {
        title: 'Home Health Aide',
        company: 'Caring Hands Services',
        place: 'Cincinnati, OH',
        from: [2018, 2],
        to: [2022, 11],
        deeds: ['Cared for four clients a week', 'Wrote daily notes for the nurse'],
      },
      {
        title: 'Cashier',
        company: 'Queen City Market',
        place: 'Cincinnati, OH',
        from: [2016, 7],
        to: [2018, 1],
        deeds: ['Served 200 customers a day'],
      },
    ],
    schools: [
      {
        degree: 'Associate of Applied Science',
        school: 'Riverbend Community College',
        place: 'Cincinnati, OH',
        year: '2020',
      },
      {
        degree: 'High School Diploma',
        school: 'Hughes High School',
        place: 'Cincinnati, OH',
        year: '2012',
      },
    ],
    skills: ['CPR', 'first aid', 'Somali', 'Arabic', 'meal planning', 'Microsoft Word'],
  },
  {
    name: 'Jean-Paul Mbeki',
    email: 'jp.mbeki@example.com',
    phone: '937-555-0155',
    address: 'Dayton, OH',
    jobs: [
      {
        title: 'Security Guard',
        company: 'Gem City Mall',
        place: 'Dayton, OH',
        from: [2019, 10],
        to: null,
        deeds: ['Watched three entrances by camera', 'Wrote 20 reports a month'],
      },
      {
        title: 'Delivery Driver',
        company: 'Rapid Parcel Services',
        place: 'Dayton, OH',
        from: [2014, 3],
        to: [2019, 9],
        deeds: ['Drove 120 stops a day', 'Kept a clean driving record for five years'],
      },
    ],
    schools: [
      {
        degree: 'High School Diploma',
        school: 'Belmont High School',
        place: 'Dayton, OH',
        year: '2010',
      },
    ],
    skills: ['de-escalation', 'report writing', 'French', 'route planning'],
  },
  {
    name: 'Katarzyna Nowak',
    email: 'kasia.nowak@example.com',
    phone: '216-555-0166',
    address: 'Cleveland, OH',
    jobs: [
      {
        title: 'Office Assistant',
        company: 'Lakefront Dental Group',
        place: 'Cleveland, OH',
        from: [2022, 1],
        to: [2024, 6],
        deeds: ['Answered 60 calls a day', 'Filed records for 2,000 patients'],
      },
      {
        title: 'Housekeeper',
        company: 'Erie Shore Inn',
        place: 'Cleveland, OH',
        from: [2018, 5],
        to: [2021, 12],
        deeds: ['Cleaned 16 rooms a shift'],
      },
    ],
    schools: [
      {
        degree: 'Bachelor of Arts',
        school: 'Lakeland State University',
        place: 'Cleveland, OH',
        year: '2017',
      },
    ],
    skills: ['Excel', 'scheduling', 'Polish', 'data entry', 'phone manners'],
  },
];
