import type { HighlightLists } from '../../job-posting/find-highlights';

/** What job postings ask for, over many trades. Own list; a new term is one more entry. */
export const knownKeywords: HighlightLists = {
  hardSkills: terms(`
    Microsoft Office, Microsoft Word, Microsoft Excel, Excel, PowerPoint, Outlook, Google Docs, Google Sheets, Asana, Trello, Slack,
    Zoom, Salesforce, QuickBooks, SAP, Oracle, Photoshop, AutoCAD, WordPress, HTML, CSS, JavaScript, Python, SQL, C++, C#,
    data entry, typing, spreadsheets, bookkeeping, accounting, payroll, invoicing, billing, accounts payable,
    accounts receivable, budgeting, cash register, point of sale, POS, cash handling, forklift, pallet jack, RF scanner, warehouse management,
    inventory, stocking, loading, unloading, delivery, cleaning, cooking, dishwashing, driving, inventory control, inventory management, order picking, shipping, receiving, packing, logistics, dispatch, route planning,
    commercial driver's license, CDL, driver's license, DOT, OSHA, safety rules, power tools, hand tools, welding, carpentry, plumbing,
    electrical, HVAC, drywall, painting, roofing, masonry, blueprint reading, machine operation, quality control, assembly, CNC,
    soldering, preventive maintenance, landscaping, groundskeeping, janitorial, housekeeping, sanitation, floor care, laundry,
    food safety, food handling, ServSafe, food preparation, meal preparation, knife skills, grill, baking, bartending, barista, menu planning,
    first aid, CPR, certified nursing assistant, CNA, home health aide, personal care, patient care, vital signs, medication administration, HIPAA,
    medical terminology, electronic health records, phlebotomy, caregiving, child care, lesson planning, tutoring, classroom management,
    bilingual, Spanish, sign language, translation, customer service, technical support, help desk, troubleshooting, sales, cross-selling,
    merchandising, retail, telemarketing, call center, social media, marketing, data analysis, research, report writing, project management,
    record keeping, filing, scheduling software, multi-line phone, security, surveillance, loss prevention,
    high school diploma, GED, associate's degree, bachelor's degree
  `),
  softSkills: terms(`
    communication skills, communication, written communication, verbal communication, teamwork, team player, collaboration, problem-solving,
    critical thinking, time management, attention to detail, detail-oriented, organization skills, organizational skills, organized,
    leadership, leadership skills, flexibility, flexible, adaptability, adaptable, reliability, reliable, dependable, punctual, punctuality, patience,
    empathy, compassion, compassionate, interpersonal skills, people skills, customer focus, positive attitude, work ethic,
    self-motivated, motivated, initiative, creativity, decision making, conflict resolution, active listening, professionalism,
    multitasking, work independently, work under pressure, fast-paced environment, integrity, honesty, accountability, friendly, willingness to learn,
    cultural competence, confidentiality, stress management, negotiation
  `),
  keyDuties: terms(`
    answer phones, greet customers, greet visitors, assist customers, schedule appointments, process payments, handle cash, process orders,
    stock shelves, unload trucks, load trucks, pick orders, pack orders, operate equipment, operate machinery, operate forklift, deliver packages,
    drive vehicles, clean rooms, clean equipment, prepare food, prepare meals, cook meals, wash dishes, serve food, take orders, follow recipes,
    train staff, train new employees, supervise staff, manage staff, lead team, coordinate meetings, schedule meetings, take notes,
    project timelines, status reports, write reports, prepare reports, maintain records, update records, keep records, enter data, file documents,
    track inventory, order supplies, manage budgets, track budgets, resolve complaints, resolve issues, solve problems, follow safety procedures,
    safety procedures, inspect products, assemble products, repair equipment, maintain equipment, perform maintenance, monitor patients, assist patients,
    assist residents, bathe residents, administer medication, provide care, provide support, plan activities, supervise children, teach classes,
    plan events, manage projects, Project Coordinator, meet deadlines, meet goals, sales goals, collaborate with teams, work with vendors,
    open and close the store, count inventory
  `),
};

function terms(list: string): string[] {
  return list.split(/,\s+/u).map((term) => term.trim());
}
