/** A skill that many people have from a job; `meaning` is the same in the reader's language. */
export type JobSkill = { skill: string; meaning: string };

/** What people in some jobs of the phrase bank can do, to be tapped by those who can. Nothing that needs a license. */
export type JobSkills = { jobs: readonly string[]; skills: readonly JobSkill[] };

/** The jobs of the phrase bank and the skills that most of their people have. */
export const jobSkills: readonly JobSkills[] = [
  {
    jobs: jobsOf(
      'Line cook, Prep cook, Dishwasher, Kitchen helper, Fast food worker, Baker, Butcher, Deli clerk, Cafeteria worker, Caterer, Kitchen manager, Pizza maker, Food truck worker',
    ),
    skills: skillsOf(
      'Food safety, Food prep, Cooking, Dishwashing, Serving, Kitchen cleaning, Stocking, Teamwork',
    ),
  },
  {
    jobs: jobsOf('Server, Busser, Host, Bartender, Barista'),
    skills: skillsOf(
      'Customer service, Taking orders, Serving, Food safety, Cash register, Teamwork',
    ),
  },
  {
    jobs: jobsOf(
      'Hotel housekeeper, House cleaner, Janitor, Hospital cleaner, Laundry worker, Window cleaner, Carpet cleaner',
    ),
    skills: skillsOf(
      'Deep cleaning, Laundry, Floor care, Safe use of cleaners, Restocking, Attention to detail',
    ),
  },
  {
    jobs: jobsOf(
      'Maintenance worker, Apartment maintenance, Groundskeeper, Landscaper, Tree worker, Pool cleaner, Construction worker, Carpenter, Painter, Drywall worker, Roofer, Concrete worker, Flooring installer, Electrician helper, Plumber helper, Heating and cooling helper, Roadworker, Insulation and solar installer, Fence and deck builder, Scaffold builder',
    ),
    skills: skillsOf(
      'Hand tools, Power tools, Measuring, Basic repairs, Painting, Ladder safety, Safe lifting, Site cleanup',
    ),
  },
  {
    jobs: jobsOf(
      'Nursing assistant, Home health aide, Family caregiver, Patient transporter, Direct support worker, Medical assistant, Shelter worker',
    ),
    skills: skillsOf(
      'Personal care, Meal prep, Safe lifting, Companionship, Keeping notes, First aid',
    ),
  },
  {
    jobs: jobsOf(
      'Stay-at-home parent, Childcare worker, Babysitter, Teacher aide, Preschool teacher, After-school worker, Tutor, Bus aide',
    ),
    skills: skillsOf(
      'Child care, Reading with children, Planning activities, Meal prep, First aid, Patience',
    ),
  },
  {
    jobs: jobsOf(
      'Warehouse worker, Order picker, Packer, Forklift driver, Shipping and receiving clerk, Dock worker, Inventory clerk, Warehouse lead, Assembler, Factory worker, Machine operator, Quality inspector, Meat packing worker, Temp worker, Mover',
    ),
    skills: skillsOf(
      'Order picking, Packing, Loading trucks, Pallet jack, Inventory, Scanner, Safe lifting, Quality checks',
    ),
  },
  {
    jobs: jobsOf(
      'Delivery driver, Truck driver, Bus driver, Rideshare driver, Medical driver, Mail carrier',
    ),
    skills: skillsOf(
      'Safe driving, Route planning, Customer service, Vehicle checks, Keeping logs, Safe lifting',
    ),
  },
  {
    jobs: jobsOf(
      'Cashier, Sales associate, Stocker, Bagger, Store manager, Thrift store worker, Phone store worker, Street seller, Gas station attendant',
    ),
    skills: skillsOf(
      'Cash register, Customer service, Stocking, Counting cash, Inventory, Handling returns',
    ),
  },
  {
    jobs: jobsOf(
      'Receptionist, Office clerk, Data entry clerk, Bookkeeper, Medical receptionist, Hotel front desk clerk, Customer service worker, Call center agent, Bank teller, Library aide',
    ),
    skills: skillsOf('Customer service, Phone calls, Data entry, Scheduling, Filing, Email'),
  },
];

function jobsOf(names: string): string[] {
  return names.split(', ');
}

function skillsOf(names: string): JobSkill[] {
  return names.split(', ').map((skill) => ({ skill, meaning: skill }));
}
